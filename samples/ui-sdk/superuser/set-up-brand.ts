import {isWidgetError, type SuperuserWidget} from '@__SLUG__/ui-sdk';

/**
 * Reads the brand of a website, adds what a website does not say, and saves it for the person in use.
 *
 * @returns Whether the brand is saved.
 */
export async function setUpBrand(widget: SuperuserWidget, websiteUrl: string): Promise<boolean> {
  try {
    const brand = await widget.extractBrand(websiteUrl);
    await widget.saveBrand({...brand, tone: ['warm', 'elegant'], vocabulary: {avoid: ['cheap']}});
    return true;
  } catch (error) {
    if (isWidgetError(error) && error.code === 'brand_refused') {
      console.warn(error.details.pointer, error.details.detail);
      return false;
    }
    throw error;
  }
}
