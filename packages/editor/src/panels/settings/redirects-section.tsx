import { ArrowRight, ListPlus, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Id, Redirect } from '@heddle/document'
import { setRedirects } from '@heddle/document/operations'
import { usePages, useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import heard from '../../ui/heard.module.css'
import { IconButton } from '../../ui/icon-button.tsx'
import { PanelSection } from '../../ui/panel.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { RedirectListDialog } from './redirect-list-dialog.tsx'
import { words as all } from './words.ts'
import styles from './settings-panel.module.css'

const words = all.redirects

/** Addresses that lead to others: those of pages that moved, and of the site that stood here before. */
export function RedirectsSection() {
  const { view, change } = useEditor()
  const pages = new Map(usePages().map(({ id, name }) => [id, name]))
  const [open, setOpen] = useState<'new' | 'list' | Id>()
  const redirects = Object.entries(useSite().redirects ?? {}).toSorted(([, a], [, b]) => a.from.localeCompare(b.from))
  const targetOf = ({ to }: Redirect) => ('address' in to ? to.address : (pages.get(to.pageId) ?? words.gone))
  const close = () => setOpen(undefined)
  const shown = redirects.find(([id]) => id === open)
  return (
    <PanelSection
      title={words.title}
      actions={
        <span className={styles.actions}>
          <IconButton icon={ListPlus} size={24} label={words.paste} onPress={() => setOpen('list')} />
          <IconButton icon={Plus} size={24} label={words.add} onPress={() => setOpen('new')} />
        </span>
      }
    >
      {redirects.length === 0 && <p className={styles.label}>{words.none}</p>}
      <ul>
        {redirects.map(([id, redirect]) => (
          <li key={id} className={styles.redirect}>
            <button type="button" className={styles.open} onClick={() => setOpen(id)}>
              <span className={styles.path} title={`/${redirect.from}`}>{`/${redirect.from}`}</span>
              <ArrowRight size={14} strokeWidth={1.6} aria-hidden className={styles.arrow} />
              <span className={heard.heard}>{words.leadsTo}</span>
              <span className={styles.path} title={targetOf(redirect)}>
                {targetOf(redirect)}
              </span>{' '}
              <span className={styles.status}>{redirect.status}</span>
            </button>
            <IconButton
              icon={Trash2}
              size={24}
              label={words.delete(redirect.from)}
              onPress={() => change(words.changes.delete, setRedirects(view, { redirects: { [id]: null } }))}
            />
          </li>
        ))}
      </ul>
      {open === 'new' && <RedirectDialog onClose={close} />}
      {open === 'list' && <RedirectListDialog onClose={close} />}
      {shown && <RedirectDialog key={shown[0]} id={shown[0]} redirect={shown[1]} onClose={close} />}
    </PanelSection>
  )
}
