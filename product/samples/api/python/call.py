"""Calls the API. Temporary failures are retried; all others raise an ApiError."""

import json
import os
import random
import time
import urllib.error
import urllib.request
from datetime import datetime, timedelta, timezone

API = os.environ.get("API_URL", "http://localhost:4010/v1")
API_KEY = os.environ.get("API_KEY", "key_test_local")


class ApiError(Exception):
    """An error response. `problem` is {} if the response isn't a problem document of the API."""

    def __init__(self, status, headers, problem):
        call_id = problem.get("callId") or headers.get("Request-Id", "none")
        code, detail = problem.get("code", "unknown"), problem.get("detail", "no details")
        super().__init__(f"{status} {code}: {detail} (Request-Id {call_id})")
        self.status = status
        self.problem = problem


def delay(headers, attempt):
    """Returns the seconds to wait: Retry-After, or 1, 2, 4, ... up to 30, plus up to 50% jitter."""
    retry_after = float(headers.get("Retry-After", 0)) if headers else 0
    return retry_after if retry_after > 0 else min(2 ** (attempt - 1), 30) * (1 + random.random() / 2)


def parse(data):
    """Returns a JSON object, or None for anything else, such as the HTML page of a proxy with status 200."""
    try:
        value = json.loads(data)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def call(method, path, body=None, idempotency_key=None, credential=lambda renew: API_KEY, budget=900):
    """Calls an operation until it succeeds, fails permanently, or the time budget is used up. Returns headers and body.

    idempotency_key: Required for every POST except loginUser. Store it before the first call, and reuse it after a
        crash.
    credential: Returns an API key or a user token. With renew=True, it returns a new one.
    budget: The total time for all attempts, in seconds.
    """
    deadline = time.monotonic() + budget
    token = credential(renew=False)
    is_renewed = False
    attempt = 0
    while True:
        attempt += 1
        headers = {"Authorization": f"Bearer {token}"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if idempotency_key is not None:
            headers["Idempotency-Key"] = idempotency_key
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(API + path, method=method, headers=headers, data=data)
        received = None
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                received = response.headers
                result = parse(response.read())
            if result is not None:
                return received, result
            failure = ValueError(f"{method} {path} returned a body that isn't JSON")
        except urllib.error.HTTPError as error:
            received = error.headers
            failure = ApiError(error.code, received, parse(error.read()) or {})
        except OSError as error:
            # There's no response. The request may exist already, but the same key makes a retry safe.
            failure = error
        problem = getattr(failure, "problem", {})
        if problem.get("code") in ("token_expired", "invalid_credentials") and not is_renewed:
            is_renewed = True
            renewed = credential(renew=True)
            if renewed != token:
                token = renewed
                continue
        is_renewed = False
        status = getattr(failure, "status", 0)
        can_retry = status == 0 or status == 429 or status >= 500 or problem.get("retryable", False)
        seconds = delay(received, attempt)
        if not can_retry or time.monotonic() + seconds > deadline:
            raise failure
        time.sleep(seconds)


def user_credential(user_id):
    """Returns a `credential` function for a user. It logs the user in when there's no valid token."""
    session = {}

    def credential(renew):
        limit = datetime.now(timezone.utc) + timedelta(minutes=1)
        if renew or not session or datetime.fromisoformat(session["expiresAt"].replace("Z", "+00:00")) < limit:
            session.update(call("POST", "/users/login", {"userId": user_id})[1])
        return session["token"]

    return credential


def wait_for_request(request_id, credential, headers=None, on_poll=lambda request: None, budget=660):
    """Polls a request until it's finished. Pass the headers of the response that created it to wait before polling."""
    deadline = time.monotonic() + budget
    attempt = 0
    while True:
        attempt += 1
        if headers:
            time.sleep(delay(headers, attempt))
        headers, request = call("GET", f"/requests/{request_id}", credential=credential)
        on_poll(request)
        if request["status"] in ("succeeded", "failed", "expired"):
            return request
        if time.monotonic() > deadline:
            raise TimeoutError(f"{request_id} is still {request['status']}")
