"""One function for every call: it sends credentials, repeats what may be repeated, and raises ApiError otherwise."""

import json
import os
import random
import time
import urllib.error
import urllib.request
import uuid

API = os.environ.get("API_URL", "http://localhost:4010/v1")
API_KEY = os.environ.get("API_KEY", "key_test_local")
ATTEMPTS = 5


class ApiError(Exception):
    def __init__(self, problem):
        super().__init__(f"{problem['code']}: {problem['detail']} (Request-Id {problem['callId']})")
        self.problem = problem


def pause(headers, attempt):
    """Seconds to wait: what the answer asks for, otherwise 1, 2, 4, 8 ... with up to half of it added at random."""
    asked = float(headers.get("Retry-After", 0)) if headers else 0
    return asked if asked > 0 else 2 ** (attempt - 1) * (1 + random.random() / 2)


def call(method, path, body=None):
    """Returns the headers and the parsed body of the answer."""
    key = str(uuid.uuid4())
    for attempt in range(1, ATTEMPTS + 1):
        headers = {"Authorization": f"Bearer {API_KEY}"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if method == "POST":
            headers["Idempotency-Key"] = key
        request = urllib.request.Request(
            path if path.startswith("http") else API + path,
            method=method,
            headers=headers,
            data=None if body is None else json.dumps(body).encode(),
        )
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return response.headers, json.load(response)
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            if not problem["retryable"] or attempt == ATTEMPTS:
                raise ApiError(problem) from None
            if error.code >= 500:
                # A server error is remembered under its key and would be answered again.
                key = str(uuid.uuid4())
            time.sleep(pause(error.headers, attempt))
        except OSError:
            # No answer: the call may have arrived, so repeat it with the same key.
            if attempt == ATTEMPTS:
                raise
            time.sleep(pause(None, attempt))
