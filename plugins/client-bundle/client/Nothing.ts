/** Stands for a part of the theme that this site does not show. */
export default function Nothing(): null {
  return null;
}
