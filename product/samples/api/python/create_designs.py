"""Creates a design from a prompt, waits for it, and lists its variants. If it crashes, run it again to continue."""

import json
import os
import time
import urllib.parse
import uuid

from call import API_KEY, call, user_credential, wait_for_request

FILE = os.environ.get("JOB_FILE", "job.json")  # In production, use a row in your database.
USER_ID = os.environ.get("USER_ID")
credential = user_credential(USER_ID) if USER_ID else lambda renew: API_KEY


def save(job):
    with open(FILE + ".new", "w", encoding="utf-8") as file:
        json.dump(job, file)
    os.replace(FILE + ".new", FILE)
    return job


# 1. Store the key, the body, and the time before the first call. Keys are valid for 24 hours.
if os.path.exists(FILE):
    with open(FILE, encoding="utf-8") as file:
        job = json.load(file)
else:
    job = save(
        {
            "idempotencyKey": str(uuid.uuid4()),
            "body": {
                "prompt": "Wine tastings on our terrace every Friday in May, 39 dollars per person",
                "designType": "square-post",
                "clientReference": str(uuid.uuid4()),
            },
            "startedAt": time.time(),
        }
    )
if "requestId" not in job and time.time() > job["startedAt"] + 24 * 60 * 60:
    reference = job["body"]["clientReference"]
    raise SystemExit(
        f"The idempotency key has expired. Look for {reference} in your webhooks. If it isn't there, delete {FILE}."
    )

# 2. Create the request. If an earlier run already created it, the API returns the existing request.
headers = None
if "requestId" not in job:
    headers, request = call("POST", "/designs/from-prompt", job["body"], job["idempotencyKey"], credential)
    job = save({**job, "requestId": request["requestId"]})
    print(job["requestId"], "is", request["status"])

# 3. Poll until the request is finished. Retry-After contains the time to wait.
request = wait_for_request(
    job["requestId"], credential, headers, on_poll=lambda request: print(job["requestId"], "is", request["status"])
)
if request["status"] != "succeeded":
    os.remove(FILE)  # The next run creates a new request with a new key.
    error = request["error"]
    raise RuntimeError(f"{error['code']}: {error['detail']} Retryable: {error['retryable']}")

# 4. List the variants, best first. Each page contains the cursor of the next page.
for design in request["result"]["designs"]:
    print(design["designId"] + ":", design["previewUrl"])
    cursor = None
    while True:
        query = urllib.parse.urlencode({"limit": 12, **({"cursor": cursor} if cursor else {})})
        _, page = call("GET", f"/designs/{design['designId']}/variants?{query}", credential=credential)
        for variant in page["data"]:
            print(f"  {variant['rank']}.", ", ".join(variant["variesBy"]) + ":", variant["files"][0]["url"])
        cursor = page["nextCursor"]
        if cursor is None:
            break
os.remove(FILE)
