import siteConfig from '@generated/docusaurus.config';
import {registerOfflineLoader} from '../../shared/client';
import {designListFile} from '../rendered-designs/types';

/** References that keep the images in memory. */
const images: HTMLImageElement[] = [];

async function loadImage(name: string): Promise<void> {
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
    image.src = siteConfig.baseUrl + name;
  });
  images.push(image);
}

/** A client module that loads the designs of all pages for offline use. */
registerOfflineLoader(async (loadWhenIdle) => {
  const response = await fetch(siteConfig.baseUrl + designListFile);
  await loadWhenIdle((await response.json()) as string[], loadImage);
});
