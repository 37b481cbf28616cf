import type { Fields, VisitorUse } from '@heddle/kit'
import { isForVisitor, namedOfVisitor } from '@heddle/kit/visitor-values'
import type { Json } from '@heddle/store'
import { useEditor, useValue } from '../session/use-editor.ts'
import { TextField } from '../ui/text-field.tsx'
import { words } from './words.ts'
import styles from './answers.module.css'

/** Whom a request for the signed-in visitor is tried as: what it names of them; nothing beside other requests. */
export function TryAs({
  described,
  given,
}: {
  readonly described: VisitorUse & { readonly fields: Fields }
  readonly given: Readonly<Record<string, Json>>
}) {
  const { session } = useEditor()
  const triedAs = useValue(session.triedAs)
  if (!isForVisitor(described, given)) return null
  const named = namedOfVisitor(described.fields, given)
  return (
    <div className={styles.tryAs} role="group" aria-label={words.visitor.tryAs}>
      <p className={styles.tryAsNote}>{words.visitor.lead}</p>
      {(named.length > 0 ? named : Object.keys(words.visitor.values)).map((path) => (
        <TextField
          key={path}
          label={words.visitor.of(path)}
          value={triedAs[path] ?? ''}
          onCommit={(text) => (session.triedAs.value = { ...session.triedAs.peek(), [path]: text.trim() })}
        />
      ))}
    </div>
  )
}
