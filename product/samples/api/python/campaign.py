"""Creates a campaign in five formats from one prompt. After a crash, run it again to continue."""

import json
import os
import urllib.request
import uuid

from call import API_KEY, call, user_credential, wait_for_request

FILE = os.environ.get("JOB_FILE", "campaign.json")  # In production, use rows in your database.
FOLDER = os.environ.get("OUTPUT_FOLDER", "campaign")
USER_ID = os.environ.get("USER_ID")
credential = user_credential(USER_ID) if USER_ID else lambda renew: API_KEY

DESIGN_TYPES = ["square-post", "story", "link-post", "email-header", "flyer"]
BRAND = {"name": "Vineyard Terrace", "tone": ["warm"], "colors": [{"role": "primary", "hex": "#7A1F3D"}]}
IMAGE = {"type": "image", "url": "https://cdn.example.com/spring/terrace.jpg", "altText": "A set table on a terrace"}

# The key, the body, and the request ID of each step, by name.
jobs = {}
if os.path.exists(FILE):
    with open(FILE, encoding="utf-8") as file:
        jobs = json.load(file)


def save(name, job):
    jobs[name] = job
    with open(FILE + ".new", "w", encoding="utf-8") as file:
        json.dump(jobs, file)
    os.replace(FILE + ".new", FILE)


# The headers of the response that created the request for each step. They say how long to wait before the first poll.
created = {}


def create(name, path, body):
    """Creates the request for a step, unless an earlier run has already created it."""
    if not jobs.get(name):
        save(name, {"idempotencyKey": str(uuid.uuid4()), "body": body})
    job = jobs[name]
    if "requestId" not in job:
        created[name], request = call("POST", path, job["body"], job["idempotencyKey"], credential)
        save(name, {**job, "requestId": request["requestId"]})
        print(f"{name}: {request['requestId']} is {request['status']}")


def get_result(name):
    """Waits for the request for a step and returns its result."""
    request = wait_for_request(jobs[name]["requestId"], credential, created.get(name))
    print(f"{name}: {request['requestId']} is {request['status']}")
    if request["status"] == "succeeded":
        return request["result"]
    save(name, None)  # The next run creates a new request with a new key.
    raise RuntimeError(f"{name}: {request['error']['code']}, {request['error']['detail']}")


# 1. Generate the text once, so it's the same in all formats.
create(
    "content",
    "/content/from-prompt",
    {
        "prompt": "Wine tastings on our terrace every Friday in May, 39 dollars per person",
        "designType": "square-post",
        "blockTypes": ["title", "subtitle"],
        "alternativeCount": 1,
        "brand": BRAND,
    },
)
blocks = [IMAGE, *get_result("content")["alternatives"][0]["blocks"]]

# 2. Create all designs. If the plan allows fewer open requests, call() waits until one of them has finished.
for design_type in DESIGN_TYPES:
    body = {"blocks": blocks, "designType": design_type, "brand": BRAND}
    create(design_type, "/designs/from-content", {**body, "clientReference": f"spring-tastings/{design_type}"})

# 3. Wait for each design, and download its files before the links expire.
os.makedirs(FOLDER, exist_ok=True)
for design_type in DESIGN_TYPES:
    for file in get_result(design_type)["designs"][0]["files"]:
        urllib.request.urlretrieve(file["url"], f"{FOLDER}/{design_type}.{file['format']}")
print(f"The files are in {FOLDER}/.")
