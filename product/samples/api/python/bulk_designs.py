"""Creates a design for each user in a list. If it's interrupted, start it again: it continues where it stopped.

Usage: python3 bulk_designs.py jobs.json
"""

import json
import os
import sys
import threading
import time
import uuid
from concurrent.futures import ThreadPoolExecutor

from call import call, delay

FILE = sys.argv[1] if len(sys.argv) > 1 else "jobs.json"  # [{"userId": "user-4821", "prompt": "…"}, …]
# Stay below the limit of 200 calls per minute, which all servers that use the API key share.
CALLS_PER_MINUTE = float(os.environ.get("CALLS_PER_MINUTE", "180"))
lock = threading.Lock()
with open(FILE, encoding="utf-8") as file:
    jobs = json.load(file)


def save(job=None, **changes):
    with lock:
        if job is not None:
            job.update(changes)
        with open(FILE + ".new", "w", encoding="utf-8") as file:
            json.dump(jobs, file, indent=2)
        os.replace(FILE + ".new", FILE)


def run(job):
    """Creates the request for a job and polls it until it's finished."""
    user = f"/enterprise/users/{job['userId']}"
    key = job["idempotencyKey"]
    body = {"prompt": job["prompt"], "designType": "flyer", "clientReference": key}
    headers, request = None, {"status": "queued"}
    if "requestId" not in job:
        headers, request = call("POST", f"{user}/designs/from-prompt", body, key)
        save(job, requestId=request["requestId"])
    attempt = 1
    while request["status"] in ("queued", "running"):
        if headers:
            time.sleep(delay(headers, attempt))
        headers, request = call("GET", f"{user}/requests/{job['requestId']}")
        attempt += 1
    if request["status"] == "succeeded":
        save(job, status="succeeded", designId=request["result"]["designs"][0]["designId"])
    else:
        save(job, status=request["status"], error=request["error"]["code"])


def try_run(job):
    try:
        run(job)
    except Exception as error:
        # After a temporary failure or with a wrong API key (401), the next run tries again.
        problem = getattr(error, "problem", {})
        if problem.get("retryable") is False and error.status != 401:
            save(job, status="rejected", error=problem["code"])
        print(f"{job['userId']}: {error}", file=sys.stderr)


# 1. Store an idempotency key for each job before the first call, so a restart doesn't create a second design.
for job in jobs:
    job.setdefault("idempotencyKey", str(uuid.uuid4()))
save()

# 2. Start the unfinished jobs at a steady pace. In the meantime, open requests are polled.
with ThreadPoolExecutor(max_workers=200) as executor:
    for job in [job for job in jobs if "status" not in job]:
        executor.submit(try_run, job)
        time.sleep(60 / CALLS_PER_MINUTE)

# 3. Report the outcome.
for job in jobs:
    print(job["userId"], job.get("status"), job.get("designId") or job.get("error"))
