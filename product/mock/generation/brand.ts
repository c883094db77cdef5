import {arrayAt, capitalize, hashText, objectAt, type JsonObject} from '@developer-docs/utils';
import type {ProductContract} from '../product-contract';
import type {AsyncRequest} from '../store/store';

const primaryColors = ['#7A1F3D', '#1F4E5F', '#3D5A2A', '#5B3FD6', '#8A4B08', '#2B2D42', '#0B6E4F', '#9B2226'];
const accentColors = ['#E0A526', '#EE6C4D', '#2A9D8F', '#F4A261', '#6D9DC5', '#C9ADA7'];
const fontFamilies = ['Source Sans 3', 'Inter', 'Lora', 'Work Sans', 'Merriweather', 'Nunito'];

/**
 * Returns a website's brand without accessing the network. The website in the contract's example has that
 * example's brand. Any other brand is derived from the hostname, so a website always has the same brand.
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

function deriveBrand(hostname: string, website: string, example: JsonObject): JsonObject {
  const domainLabels = hostname.replace(/^www\./, '').split('.');
  const name = (domainLabels.at(-2) ?? domainLabels[0] ?? hostname).split(/[-_]+/).map(capitalize).join(' ');
  const hash = hashText(hostname);
  // Each property uses different bits of the hash, so that the properties vary independently.
  const pick = <T>(values: readonly T[], shift: number) => values[(hash >>> shift) % values.length];
  return {
    name,
    colors: [
      {role: 'primary', hex: pick(primaryColors, 0)},
      {role: 'accent', hex: pick(accentColors, 8)},
      {role: 'background', hex: '#FFFFFF'},
    ],
    fonts: {heading: {family: pick(fontFamilies, 16)}, body: {family: pick(fontFamilies, 20)}},
    logos: [{variant: 'standard', url: `${new URL(website).origin}/logo.svg`}],
    language: example.language,
    website,
  };
}
