import { isBinding, type NodeRecord } from '@heddle/document'
import { classNames } from '../../ui/class-names.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { words as sessionWords } from '../../session/words.ts'
import { isBound } from './is-bound.ts'
import { useLinkedPages } from '../../session/use-linked-pages.ts'
import { useProblemOf } from './use-row-state.ts'
import { words } from './words.ts'
import styles from './navigator.module.css'

/** What is special about a node, at the end of its line: what is wrong with it, repeated, hidden, bound to data. */
export function Marks({ node }: { readonly node: NodeRecord }) {
  const problem = useProblemOf(node.id)
  return (
    <>
      {problem && (
        <Mark
          icon="triangle-alert"
          label={problem.message}
          className={problem.severity === 'error' ? styles.error : styles.warning}
        />
      )}
      <LinkedMark node={node} />
      {node.repeat && <Mark icon="repeat-2" label={sessionWords.repeated} className={styles.bound} />}
      {isBinding(node.condition) && <Mark icon="git-branch" label={sessionWords.conditional} className={styles.bound} />}
      {node.condition === false && <Mark icon="git-branch" label={words.never} />}
      {node.hidden && <Mark icon="eye-off" label={words.hidden} />}
      {isBound(node) && (
        <span role="img" aria-label={words.bound} title={words.bound} className={classNames(styles.mark, styles.bound)}>
          ƒ
        </span>
      )}
    </>
  )
}

/** Says which pages a linked section stands on. */
function LinkedMark({ node }: { readonly node: NodeRecord }) {
  const pages = useLinkedPages(node.id)
  return pages === undefined ? null : <Mark icon="link-2" label={sessionWords.linkedOn(pages)} className={styles.linked} />
}

function Mark({
  icon,
  label,
  className,
}: {
  readonly icon: string
  readonly label: string
  readonly className?: string | undefined
}) {
  return (
    <span role="img" aria-label={label} title={label} className={classNames(styles.mark, className)}>
      <ElementIcon name={icon} size={12} />
    </span>
  )
}
