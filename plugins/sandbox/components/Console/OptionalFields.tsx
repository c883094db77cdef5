import {useState, type ReactNode} from 'react';

interface OptionalFieldsProps {
  readonly summary: string;
  /** Whether any of the fields has a value. */
  readonly hasValue: boolean;
  readonly children: ReactNode;
}

/** Collapsible fields, which open when one of them has a value. They stay open while the reader clears it. */
export default function OptionalFields({summary, hasValue, children}: OptionalFieldsProps): ReactNode {
  const [isOpen, setIsOpen] = useState(hasValue);
  if (hasValue && !isOpen) {
    setIsOpen(true);
  }
  return (
    <details open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
