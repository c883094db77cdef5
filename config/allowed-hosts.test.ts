import {expect, test} from 'vitest';
import {getAllowedHosts} from './allowed-hosts';

const hosts = {
  tagManager: 'https://tags.example',
  search: ['https://search.example'],
  searchInsights: 'https://insights.example',
};
const search = {hosted: {appId: 'APP', apiKey: 'key'}, clickAnalytics: false};

test('allows no other host if no service is configured', () => {
  expect(getAllowedHosts({search: {clickAnalytics: true}}, hosts)).toEqual({script: [], connect: [], image: []});
});

test('allows requests to the hosted search, but not its scripts', () => {
  expect(getAllowedHosts({search}, hosts)).toEqual({script: [], connect: ['https://search.example'], image: []});
});

test('allows requests to the insights service if click analytics are on', () => {
  const {connect} = getAllowedHosts({search: {...search, clickAnalytics: true}}, hosts);
  expect(connect).toEqual(['https://search.example', 'https://insights.example']);
});

test('allows scripts, requests, and images of the tag manager', () => {
  const tagManager = ['https://tags.example'];
  expect(getAllowedHosts({tagManagerId: 'GTM-ABC', search: {clickAnalytics: false}}, hosts)).toEqual({
    script: tagManager,
    connect: tagManager,
    image: tagManager,
  });
});

test('allows the hosts of both services', () => {
  expect(getAllowedHosts({tagManagerId: 'GTM-ABC', search}, hosts).connect).toEqual([
    'https://tags.example',
    'https://search.example',
  ]);
});
