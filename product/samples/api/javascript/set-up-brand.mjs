// Extracts a brand from a website, sets it as the user's brand, and creates a design that follows it.
// Usage: node set-up-brand.mjs <user ID> <website>
import {randomUUID} from 'node:crypto';
import {call, userCredential, waitForRequest} from './call.mjs';

const [userId = 'user-7310', websiteUrl = 'https://vineyard.example'] = process.argv.slice(2);

/** Creates a request, waits until it's finished, and returns its result. */
async function generate(path, body, credential) {
  const idempotencyKey = randomUUID(); // In production, store the key before the first call.
  const {response, body: request} = await call('POST', path, {body, idempotencyKey, credential});
  const {status, result, error} = await waitForRequest(request.requestId, {credential, response});
  if (status !== 'succeeded') throw new Error(`${error.code}: ${error.detail}`);
  return result;
}

// 1. Log the user in. The first login creates the user.
const {body: session} = await call('POST', '/users/login', {body: {userId, plan: 'starter'}});
console.log(session.created ? `Created ${userId}` : `${userId} has a brand: ${session.user.hasBrand}`);

// 2. Extract the brand, but don't apply it yet.
const {brand, findings} = await generate(`/users/${userId}/brand/extractions`, {websiteUrl});

// 3. Review the brand. In your product, let the user check uncertain fields and add missing ones.
for (const {pointer, pageUrl, confidence} of findings) {
  if (confidence < 0.8) console.log(`Check ${pointer} (${confidence}), found on ${pageUrl}`);
}
const reviewedBrand = {...brand, audience: 'Couples and small groups', tone: ['warm', 'elegant']};

// 4. Set the entire brand. Fields that it doesn't contain are removed.
await call('PUT', `/users/${userId}/brand`, {body: reviewedBrand});
console.log(`The brand of ${userId} is ${reviewedBrand.name}`);

// 5. Create a design as the user.
const prompt = 'Wine tastings on our terrace every Friday in May, 39 dollars per person';
const {designs} = await generate('/designs/from-prompt', {prompt, designType: 'square-post'}, userCredential(userId));
console.log(designs[0].previewUrl);
