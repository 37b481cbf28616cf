import { Button as AriaButton } from 'react-aria-components/Button'
import { useProject } from '../project/project-context.ts'
import { words as shellWords } from './words.ts'
import { WithTooltip } from '../ui/tooltip.tsx'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import styles from './people.module.css'

const MY_COLOR = 'var(--accent-fill)'

/** Who has this project open; pressing someone goes to the page they are on. */
export function People() {
  const { client, session, view } = useEditor()
  const { user } = useProject()
  const peers = useValue(client.peers)
  return (
    <div role="group" aria-label={shellWords.people} className={styles.people}>
      <Avatar name={shellWords.you(user.name)} initials={initialsOf(user.name)} color={MY_COLOR} />
      {peers.map((peer) => (
        <Avatar
          key={peer.clientId}
          name={peer.user.name}
          initials={initialsOf(peer.user.name)}
          color={peer.user.color}
          onPress={() => {
            if (peer.pageId !== undefined && view.find('page', peer.pageId)) session.pageId.value = peer.pageId
          }}
        />
      ))}
    </div>
  )
}

function Avatar({
  name,
  initials,
  color,
  onPress,
}: {
  readonly name: string
  readonly initials: string
  readonly color: string
  readonly onPress?: () => void
}) {
  return (
    <WithTooltip text={name}>
      <AriaButton
        data-initials={initials}
        aria-label={name}
        className={styles.avatar ?? ''}
        style={{ background: color }}
        {...(onPress ? { onPress } : {})}
      />
    </WithTooltip>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)].map((word) => word?.[0] ?? '') : [(words[0] ?? '?').slice(0, 2)]
  return letters.join('').toUpperCase()
}
