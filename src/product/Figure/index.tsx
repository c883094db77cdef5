import type {ReactNode} from 'react';
interface FigureProps {
  /** Summarizes the figure in one or two sentences. */
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** An illustration with its caption. */
export default function Figure({caption, children}: FigureProps): ReactNode {
  return (
    <figure className="figure">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
