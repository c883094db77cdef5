"""Creates a design from a prompt, waits until it is finished, and lists its variants."""

import time
import urllib.parse

from call import call, pause

# 1. Create. The answer comes at once: 202 with a queued request.
headers, request = call(
    "POST",
    "/designs/from-prompt",
    {"prompt": "Wine tastings on our terrace every Friday in May", "designType": "square-post"},
)
print(request["requestId"], "is", request["status"])

# 2. Wait. Every answer says in Retry-After when to ask again.
deadline = time.monotonic() + 11 * 60
attempt = 1
while request["status"] in ("queued", "running"):
    if time.monotonic() > deadline:
        raise TimeoutError(f"{request['requestId']} is still {request['status']}")
    time.sleep(pause(headers, attempt))
    headers, request = call("GET", f"/requests/{request['requestId']}")
    print(request["requestId"], "is", request["status"])
    attempt += 1
if request["status"] != "succeeded":
    error = request["error"]
    raise RuntimeError(f"{error['code']}: {error['detail']} Worth creating again: {error['retryable']}")

# 3. Choose. The best variant comes first; a page has a cursor for the next one.
for design in request["result"]["designs"]:
    print(design["designId"] + ":", design["previewUrl"])
    cursor = None
    while True:
        query = urllib.parse.urlencode({"limit": 12, **({"cursor": cursor} if cursor else {})})
        _, page = call("GET", f"/designs/{design['designId']}/variants?{query}")
        for variant in page["data"]:
            print(f"  {variant['rank']}.", ", ".join(variant["variesBy"]) + ":", variant["files"][0]["url"])
        cursor = page["nextCursor"]
        if cursor is None:
            break
