"""Extracts a brand from a website, sets it as the user's brand, and creates a design that follows it.

Usage: python3 set_up_brand.py <user ID> <website>
"""

import sys
import uuid

from call import API_KEY, call, user_credential, wait_for_request

USER_ID, WEBSITE_URL = sys.argv[1:3] if len(sys.argv) > 2 else ("user-7310", "https://vineyard.example")


def generate(path, body, credential=lambda renew: API_KEY):
    """Creates a request, waits until it's finished, and returns its result."""
    key = str(uuid.uuid4())  # In production, store the key before the first call.
    headers, request = call("POST", path, body, key, credential)
    request = wait_for_request(request["requestId"], credential, headers)
    if request["status"] != "succeeded":
        raise RuntimeError(f"{request['error']['code']}: {request['error']['detail']}")
    return request["result"]


# 1. Log the user in. The first login creates the user.
_, session = call("POST", "/users/login", {"userId": USER_ID, "plan": "starter"})
print(f"Created {USER_ID}" if session["created"] else f"{USER_ID} has a brand: {session['user']['hasBrand']}")

# 2. Extract the brand, but don't apply it yet.
extraction = generate(f"/users/{USER_ID}/brand/extractions", {"websiteUrl": WEBSITE_URL})

# 3. Review the brand. In your product, let the user check uncertain fields and add missing ones.
for finding in extraction["findings"]:
    if finding["confidence"] < 0.8:
        print(f"Check {finding['pointer']} ({finding['confidence']}), found on {finding['pageUrl']}")
reviewed_brand = {**extraction["brand"], "audience": "Couples and small groups", "tone": ["warm", "elegant"]}

# 4. Set the entire brand. Fields that it doesn't contain are removed.
call("PUT", f"/users/{USER_ID}/brand", reviewed_brand)
print(f"The brand of {USER_ID} is {reviewed_brand['name']}")

# 5. Create a design as the user.
prompt = "Wine tastings on our terrace every Friday in May, 39 dollars per person"
result = generate(
    "/designs/from-prompt", {"prompt": prompt, "designType": "square-post"}, user_credential(USER_ID)
)
print(result["designs"][0]["previewUrl"])
