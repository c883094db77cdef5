/** Values that the widget shares with the HTTP API. The API reference describes each value. */

/** A type of design, such as a post or a flyer. */
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

/** A file format for designs. */
export type OutputFormat = 'png' | 'jpg' | 'pdf' | 'svg';

/** A language for prompts and designs, as a BCP 47 tag. */
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

/** The current step of a running request. */
export type ProgressStep = 'reading' | 'writing' | 'composing' | 'rendering';

/** An aspect in which a variant differs from its design. */
export type VariantAspect = 'layout' | 'color' | 'imagery';

/** The type of a content block. */
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

/** The tone of generated text. */
export type BrandTone = 'friendly' | 'warm' | 'playful' | 'bold' | 'elegant' | 'factual' | 'formal' | 'inspiring';

/** The role of a brand color in a design. */
export type BrandColorRole = 'primary' | 'secondary' | 'accent' | 'background' | 'text';

/** A logo's variant, which determines where it's used. */
export type BrandLogoVariant = 'standard' | 'on-dark' | 'mono' | 'mark';

/** The style of images that are generated or selected for a design. */
export type ImageStyle = 'natural' | 'studio' | 'vivid' | 'muted' | 'monochrome' | 'illustrated';

/** A language of the widget's user interface. Every locale is also a value of `Language`. */
export type Locale = 'ar' | 'de' | 'en' | 'es' | 'fr';

/** The color theme of the widget. `auto` follows the color scheme of the user's operating system. */
export type Theme = 'light' | 'dark' | 'auto';

/** Where the widget is displayed: inline in its container, or in a modal dialog. */
export type Display = 'inline' | 'dialog';

/** The widget's state, which determines the functions that you can call. */
export type WidgetState = 'loading' | 'ready' | 'generating' | 'editing' | 'locked' | 'failed' | 'destroyed';
