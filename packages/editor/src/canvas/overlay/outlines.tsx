import { GitBranch, Link2, Repeat2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { isBinding, type Id } from '@heddle/document'
import { useLinkedPages } from '../../session/use-linked-pages.ts'
import { useNode } from '../../session/use-document.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { nodeLabel, nodeTitle } from '../../session/tree.ts'
import { words as sessionWords } from '../../session/words.ts'
import { useWatched } from '../use-watched.ts'
import { FRAME_TOP, toArea } from '../viewport.ts'
import { placeOver } from './place.ts'
import { useBoxes, useStage } from './use-stage.ts'
import styles from './overlay.module.css'

const TAG_HEIGHT = 20

/** The node under the pointer: a thin dashed outline and its name. */
export function HoverOutline(): ReactNode {
  const { session } = useEditor()
  const hover = useValue(session.hover)
  const selection = useValue(session.selection)
  const shown = hover !== undefined && !selection.includes(hover) ? hover : undefined
  return shown === undefined ? null : <Outline id={shown} tone={styles.hover} name="short" />
}

/** The selected nodes: strong outlines, and the tag with kind and name on a single one. */
export function SelectionOutlines(): ReactNode {
  const selection = useValue(useEditor().session.selection)
  return selection.map((id) => (
    <Outline key={id} id={id} tone={styles.selected} name={selection.length === 1 ? 'full' : 'none'} />
  ))
}

/** What other people have selected on this page, in their colours. */
export function PeerOutlines(): ReactNode {
  const { client, session } = useEditor()
  const peers = useValue(client.peers)
  const pageId = useValue(session.pageId)
  return peers
    .filter((peer) => peer.pageId === pageId)
    .flatMap((peer) =>
      peer.selection.map((id) => (
        <PeerOutline key={`${peer.clientId}/${id}`} id={id} name={peer.user.name} color={peer.user.color} />
      )),
    )
}

function PeerOutline({ id, name, color }: { readonly id: Id; readonly name: string; readonly color: string }): ReactNode {
  const viewport = useValue(useStage().viewport)
  useWatched([id])
  const box = useBoxes(id)[0]
  return (
    box && (
      <div className={styles.peer} style={{ ...placeOver(viewport, box), outlineColor: color }}>
        <span className={styles.peerName} style={{ background: color }}>
          {name}
        </span>
      </div>
    )
  )
}

interface OutlineProps {
  readonly id: Id
  readonly tone: string | undefined
  readonly name: 'full' | 'short' | 'none'
}

function Outline({ id, tone, name }: OutlineProps): ReactNode {
  const editor = useEditor()
  const viewport = useValue(useStage().viewport)
  const node = useNode(id)
  const linkedOn = useLinkedPages(id)
  useWatched([id])
  return useBoxes(id).map((box, index) => {
    const isBelow = toArea(viewport, box).y < FRAME_TOP + TAG_HEIGHT
    return (
      <div
        key={index}
        className={classNames(styles.outline, tone, index > 0 && styles.copy)}
        style={placeOver(viewport, box)}
        data-outline={name === 'short' ? 'hover' : 'selection'}
        data-of={id}
      >
        {index === 0 && name !== 'none' && (
          <span className={classNames(styles.tag, isBelow && styles.inside)}>
            {name === 'full' ? nodeTitle(editor, id) : nodeLabel(editor, id).name || nodeLabel(editor, id).kind}
            {linkedOn && <TagMark icon={Link2} label={sessionWords.linkedOn(linkedOn)} />}
            {node?.repeat && <TagMark icon={Repeat2} label={sessionWords.repeated} />}
            {isBinding(node?.condition) && <TagMark icon={GitBranch} label={sessionWords.conditional} />}
          </span>
        )}
      </div>
    )
  })
}

/** What is special about a node, beside its name. */
function TagMark({ icon: Icon, label }: { readonly icon: LucideIcon; readonly label: string }): ReactNode {
  return <Icon role="img" aria-label={label} className={styles.tagMark} size={11} strokeWidth={2} />
}
