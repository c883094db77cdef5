/** Values that the widget shares with the HTTP API, whose reference describes each of them. */

/** The kind of design. */
export type DesignType =
  | 'square-post'
  | 'portrait-post'
  | 'link-post'
  | 'story'
  | 'cover'
  | 'thumbnail'
  | 'hero-banner'
  | 'email-header'
  | 'leaderboard-ad'
  | 'rectangle-ad'
  | 'skyscraper-ad'
  | 'slide'
  | 'flyer'
  | 'poster'
  | 'business-card'
  | 'invitation';

/** A file format in which a design can be downloaded. */
export type OutputFormat = 'png' | 'jpg' | 'pdf' | 'svg';

/** A language of prompts and designs, as a BCP 47 tag. */
export type Language =
  | 'ar'
  | 'bg'
  | 'bn'
  | 'ca'
  | 'cs'
  | 'da'
  | 'de'
  | 'el'
  | 'en'
  | 'en-GB'
  | 'es'
  | 'es-419'
  | 'et'
  | 'fa'
  | 'fi'
  | 'fil'
  | 'fr'
  | 'fr-CA'
  | 'he'
  | 'hi'
  | 'hr'
  | 'hu'
  | 'id'
  | 'it'
  | 'ja'
  | 'ko'
  | 'lt'
  | 'lv'
  | 'ms'
  | 'nb'
  | 'nl'
  | 'pl'
  | 'pt-BR'
  | 'pt-PT'
  | 'ro'
  | 'ru'
  | 'sk'
  | 'sl'
  | 'sr'
  | 'sv'
  | 'ta'
  | 'th'
  | 'tr'
  | 'uk'
  | 'ur'
  | 'vi'
  | 'zh-Hans'
  | 'zh-Hant';

/** The part of the work on a request that is going on. */
export type ProgressStep = 'reading' | 'writing' | 'composing' | 'rendering';

/** How a variant differs from its design. */
export type VariantAspect = 'layout' | 'color' | 'imagery';

/** What a content block is for. */
export type ContentBlockType =
  | 'title'
  | 'subtitle'
  | 'body'
  | 'list'
  | 'quote'
  | 'badge'
  | 'price'
  | 'event'
  | 'button'
  | 'contact'
  | 'disclaimer'
  | 'image'
  | 'logo'
  | 'qr-code';

/** How a text sounds. */
export type BrandTone = 'friendly' | 'warm' | 'playful' | 'bold' | 'elegant' | 'factual' | 'formal' | 'inspiring';

/** What a color of a brand is for. */
export type BrandColorRole = 'primary' | 'secondary' | 'accent' | 'background' | 'text';

/** Where a variant of a logo is used. */
export type BrandLogoVariant = 'standard' | 'on-dark' | 'mono' | 'mark';

/** How pictures look that are made or picked for a design. */
export type ImageStyle = 'natural' | 'studio' | 'vivid' | 'muted' | 'monochrome' | 'illustrated';

/** A language of the widget's interface. Every locale is also one of the values of `Language`. */
export type Locale = 'ar' | 'de' | 'en' | 'es' | 'fr';

/** Colors of the widget: those of a light page, those of a dark page, or those that the visitor's system prefers. */
export type Theme = 'light' | 'dark' | 'auto';

/** Where the widget stands: in the flow of your page, or in a dialog that opens above it. */
export type Display = 'inline' | 'dialog';

/**
 * What the widget is doing. `loading`: it starts. `ready`: it waits for the user or for a call. `generating`: a request is
 * open. `editing`: the user changes the texts of a variant. `locked`: it has no token. `failed`: it could not start.
 * `destroyed`: it is gone.
 */
export type WidgetState = 'loading' | 'ready' | 'generating' | 'editing' | 'locked' | 'failed' | 'destroyed';
