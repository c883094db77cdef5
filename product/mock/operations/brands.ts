import {toTimestamp} from '@developer-docs/mock-api';
import {assertAllowance, assertOpenRequestLimit} from './generation';
import type {OperationHandler} from './operation-handler';
import {createRequest, requireActiveUser} from './requests';

export const setBrand: OperationHandler = (call, services) => {
  const user = requireActiveUser(call, services);
  user.brand = call.rawBody;
  return {status: 200, body: {userId: user.id, brand: user.brand, updatedAt: toTimestamp(call.now)}};
};

export const extractBrand: OperationHandler = (call, services) => {
  const user = requireActiveUser(call, services);
  assertAllowance(call, services, user, {counter: 'brandExtractions', count: 1});
  assertOpenRequestLimit(call, services, user, user.plan);
  return createRequest(call, services, user);
};
