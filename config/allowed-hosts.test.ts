import {describe, expect, test} from 'vitest';
import {tagManagerHost} from '../plugins/runtime';
import {allowedHosts} from './allowed-hosts';

const search = {hosted: {appId: 'APP', apiKey: 'key'}, clickAnalytics: false};
const searchHosts = ['https://*.algolia.net', 'https://*.algolianet.com'];

describe('allowedHosts', () => {
  test('is nothing when no service is configured', () => {
    expect(allowedHosts({search: {clickAnalytics: true}})).toEqual({script: [], connect: [], image: []});
  });

  test('lets the hosted search be asked, and run nothing', () => {
    expect(allowedHosts({search})).toEqual({script: [], connect: searchHosts, image: []});
  });

  test('lets clicks be told when they are counted', () => {
    const {connect} = allowedHosts({search: {...search, clickAnalytics: true}});
    expect(connect).toEqual([...searchHosts, 'https://insights.algolia.io']);
  });

  test('lets the tag manager in', () => {
    const own = [tagManagerHost];
    expect(allowedHosts({tagManagerId: 'GTM-ABC', search: {clickAnalytics: false}})).toEqual({
      script: own,
      connect: own,
      image: own,
    });
  });

  test('keeps the hosts of both services', () => {
    expect(allowedHosts({tagManagerId: 'GTM-ABC', search}).connect).toEqual([tagManagerHost, ...searchHosts]);
  });
});
