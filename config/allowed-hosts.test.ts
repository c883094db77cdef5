import {describe, expect, test} from 'vitest';
import {tagManagerHost} from '../plugins/tag-manager';
import {allowedHosts} from './allowed-hosts';

const hosted = {appId: 'APP', apiKey: 'key'};
const searchHosts = ['https://*.algolia.net', 'https://*.algolianet.com'];

describe('allowedHosts', () => {
  test('is nothing when no service is configured', () => {
    expect(allowedHosts({search: {}})).toEqual({script: [], connect: [], image: []});
  });

  test('lets the hosted search be asked, and run nothing', () => {
    expect(allowedHosts({search: {hosted}})).toEqual({script: [], connect: searchHosts, image: []});
  });

  test('lets the tag manager in', () => {
    const own = [tagManagerHost];
    expect(allowedHosts({tagManagerId: 'GTM-ABC', search: {}})).toEqual({script: own, connect: own, image: own});
  });

  test('keeps the hosts of both services', () => {
    expect(allowedHosts({tagManagerId: 'GTM-ABC', search: {hosted}}).connect).toEqual([tagManagerHost, ...searchHosts]);
  });
});
