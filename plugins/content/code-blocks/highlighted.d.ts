/** The highlighted markup of a file: `import html from './request.sh?highlight'`. */
declare module '*?highlight' {
  const html: string;
  export default html;
}

/** The highlighted markup of a part of a file: `import html from './App.tsx?region=init&highlight'`. */
declare module '*&highlight' {
  const html: string;
  export default html;
}
