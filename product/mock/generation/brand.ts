import {arrayAt, capitalize, objectAt, type JsonObject} from '@developer-docs/utils';
import type {ProductContract} from '../product-contract';
import type {AsyncRequest} from '../state/store';

/**
 * Returns a website's brand without accessing the network. The website in the contract's example has that example's
 * brand. Any other brand has the example's colors and fonts, and a name that's derived from the hostname.
 */
export function extractBrand({input, user}: AsyncRequest, contract: ProductContract): JsonObject {
  const example = objectAt(contract.getExample('brand-extraction-succeeded'), 'result');
  const website = String(input.websiteUrl).replace(/\/$/, '');
  const {hostname, origin} = new URL(website);
  const exampleBrand = objectAt(example, 'brand');
  const isExample = new URL(String(exampleBrand.website)).hostname === hostname;
  const brand = isExample ? {...exampleBrand, website} : deriveBrand(hostname, website, exampleBrand);
  const shouldApply = input.apply === true;
  if (shouldApply && user) user.brand = brand;
  const findings = (arrayAt(example, 'findings') as readonly JsonObject[])
    .filter(({pointer}) => brand[String(pointer).slice(1)] !== undefined)
    .map((finding) => ({...finding, pageUrl: `${origin}${new URL(String(finding.pageUrl)).pathname}`}));
  return {brand, applied: shouldApply, findings};
}

function deriveBrand(hostname: string, website: string, {colors, fonts, language}: JsonObject): JsonObject {
  const domainLabels = hostname.replace(/^www\./, '').split('.');
  const name = (domainLabels.at(-2) ?? hostname).split(/[-_]+/).map(capitalize).join(' ');
  const logos = [{variant: 'standard', url: `${new URL(website).origin}/logo.svg`}];
  return {name, colors, fonts, logos, language, website};
}
