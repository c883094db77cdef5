import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

interface ModalSlotProps {
  /** The element that contains DocSearch's modal. */
  readonly modal: HTMLElement;
  /** The selector of an element in the modal, which DocSearch may remove and add again. */
  readonly target: string;
  /** Where the children are in relation to that element. */
  readonly position: InsertPosition;
  readonly children: ReactNode;
}

/** Adds content to DocSearch's modal, which has no slots for it. */
export function ModalSlot({modal, target, position, children}: ModalSlotProps): ReactNode {
  const [slot] = useState(() => document.createElement('div'));
  useEffect(() => {
    const insert = () => {
      if (!modal.contains(slot)) modal.querySelector(target)?.insertAdjacentElement(position, slot);
    };
    insert();
    const observer = new MutationObserver(insert);
    observer.observe(modal, {childList: true, subtree: true});
    return () => {
      observer.disconnect();
    };
  }, [modal, slot, target, position]);
  return createPortal(children, slot);
}
