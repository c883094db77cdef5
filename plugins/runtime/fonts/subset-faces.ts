import type {AtRule, Plugin as PostCssPlugin} from 'postcss';

/**
 * A `@font-face` whose file is asked for as `….woff2?subset` gets of it what it declares: the letters of its `unicode-range` and the
 * weights of its `font-weight` (subset-loader.cjs).
 */
export const subsetFaces: PostCssPlugin = {
  postcssPlugin: 'subset-faces',
  AtRule: {
    'font-face': (face) => {
      face.walkDecls('src', (source) => {
        if (!source.value.includes('?subset')) return;
        const [letters, weights] = [valueOf(face, 'unicode-range'), valueOf(face, 'font-weight')];
        if (letters === undefined || weights === undefined) {
          throw face.error('A face with "?subset" needs a unicode-range and a font-weight: they say what is kept.');
        }
        source.value = source.value.replace('?subset', `?${new URLSearchParams({letters, weights})}`);
      });
    },
  },
};

function valueOf(face: AtRule, property: string): string | undefined {
  let value: string | undefined;
  face.walkDecls(property, (declaration) => {
    ({value} = declaration);
  });
  return value;
}
