import { Keyboard } from 'react-aria-components/Keyboard'
import { classNames } from './class-names.ts'
import styles from './keys.module.css'

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)
const SIGNS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', Delete: 'Del' }
const MAC_SIGNS: Readonly<Record<string, string>> = { Ctrl: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↵' }

/** The keys of a command as this machine's keyboard names them: `Ctrl+Shift+Z`, or `⌘⇧Z` on a Mac. */
export function keysText(keys: string): string {
  return keys
    .split(/\+(?=.)/)
    .map((key) => (isMac && MAC_SIGNS[key]) || (SIGNS[key] ?? key))
    .join(isMac ? '' : '+')
}

/** Keys of a command in small type. */
export function Keys({ keys, isFramed = false }: { readonly keys: string; readonly isFramed?: boolean }) {
  return <Keyboard className={classNames(styles.keys, isFramed && styles.framed)}>{keysText(keys)}</Keyboard>
}
