import { useState } from 'react';
import { useLocation } from 'react-router';

/** A menu's state: closed at first, and again after every navigation, back and forth included. */
export function useOpenUntilNavigation(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [menu, setMenu] = useState({ isOpen: false, at: key });
  if (menu.at !== key) setMenu({ isOpen: false, at: key });
  return [menu.isOpen && menu.at === key, (isOpen) => setMenu({ isOpen, at: key })];
}
