import { useState } from 'react'
import { Check, Circle, Link2, Minus } from 'lucide-react'
import type { NodeRecord } from '@heddle/document'
import { useRecord, useRecords } from '@heddle/store/react'
import { useEditor } from '../../session/use-editor.ts'
import { nodeName } from '../../session/tree.ts'
import { useMay } from '../../session/use-role.ts'
import { Button } from '../../ui/button.tsx'
import { followElement } from './follow-element.ts'
import type { Aspect } from './parameters.ts'
import { readFollowing } from './read-following.ts'
import { words } from './words.ts'
import styles from './follow.module.css'

const ICONS = { follows: Check, can: Circle, left: Minus } as const

/** Which parameters of the collection follow what visitors want of an element, and a button that has the others do so. */
export function FollowedParameters({ node }: { readonly node: NodeRecord }) {
  const editor = useEditor()
  const mayChange = useMay('editor')
  const [said, setSaid] = useState('')
  useRecords(editor.store, 'collection')
  const following = readFollowing(editor, node)
  useRecord(editor.store, following?.collection.pluginId ?? '')
  if (!following) return null
  const { collection, aspects, notes, values } = following
  const label = words.follow(collection.name, nodeName(editor, node.id))
  const follow = () => {
    const labels = (state: Aspect['state']) => aspects.filter((one) => one.state === state)
    if (!editor.change(label, followElement(editor, node, following))) return
    const bound = labels('can').flatMap(({ parameters }) => parameters)
    setSaid(words.done(bound) + words.doneLeft(labels('left').map((one) => one.label)))
  }
  return (
    <div role="group" aria-label={words.title(collection.name)} className={styles.following}>
      <p className={styles.title}>{words.title(collection.name)}</p>
      {aspects.length > 0 && (
        <ul>
          {aspects.map((aspect) => (
            <AspectRow key={aspect.label} {...aspect} />
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {values && mayChange && (
        <Button icon={Link2} onPress={follow}>
          {label}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {values ? '' : said}
      </p>
    </div>
  )
}

function AspectRow({ label, state, parameters, note }: Aspect) {
  const Icon = ICONS[state]
  return (
    <li className={styles.aspect} data-state={state}>
      <Icon size={14} strokeWidth={1.8} role="img" aria-label={words.state[state]} />
      <span className={styles.label}>{label}</span>
      <span className={styles.told}>
        {parameters.length > 0 && <code>{parameters.join(', ')}</code>}
        {note}
      </span>
    </li>
  )
}
