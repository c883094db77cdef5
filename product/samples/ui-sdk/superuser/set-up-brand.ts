import {isWidgetError, type SuperuserWidget} from '@__SLUG__/ui-sdk';

/**
 * Extracts a brand from a website, adds a tone and vocabulary, and saves the brand for the selected person.
 *
 * @returns Whether the brand was saved.
 */
export async function setUpBrand(widget: SuperuserWidget, websiteUrl: string): Promise<boolean> {
  try {
    const brand = await widget.extractBrand(websiteUrl);
    await widget.saveBrand({...brand, tone: ['warm', 'elegant'], vocabulary: {avoid: ['cheap']}});
    return true;
  } catch (error) {
    if (isWidgetError(error) && error.code === 'brand_rejected') {
      console.warn(error.details.pointer, error.details.detail);
      return false;
    }
    throw error;
  }
}
