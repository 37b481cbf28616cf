import type { ReactNode } from 'react'
import { toText, useRoot, type ElementProps } from '@heddle/kit/react'
import type { tableOfContentsDefinition } from './definition.ts'
import { nested, type HeadingTree } from './headings.ts'
import { LEVELS } from './limits.ts'
import { useContents } from './use-contents.ts'

export function TableOfContents({ root, props }: ElementProps<typeof tableOfContentsDefinition>): ReactNode {
  const [nav, ref] = useRoot<HTMLElement>(root.ref)
  const [from, to] = [levelOf(props.from, LEVELS.from), levelOf(props.to, LEVELS.to)]
  const { headings, current } = useContents(nav, from, to, Boolean(props.marksCurrent))
  return (
    <nav {...root} ref={ref} aria-label={toText(props.accessibleLabel) || root['aria-label']}>
      {headings.length > 0 && <Entries trees={nested(headings)} current={current} isNumbered={props.kind === 'numbers'} />}
    </nav>
  )
}

interface EntriesProps {
  readonly trees: readonly HeadingTree[]
  readonly current: string
  readonly isNumbered: boolean
}

function Entries({ trees, current, isNumbered }: EntriesProps): ReactNode {
  return (
    <ol className={`heddle-contents${isNumbered ? ' heddle-contents-numbers' : ''}`}>
      {trees.map(({ id, text, inside }, at) => (
        <li key={`${id} ${at}`}>
          <a
            href={id === '' ? undefined : `#${encodeURIComponent(id)}`}
            aria-current={id !== '' && id === current ? 'location' : undefined}
          >
            {text}
          </a>
          {inside.length > 0 && <Entries trees={inside} current={current} isNumbered={isNumbered} />}
        </li>
      ))}
    </ol>
  )
}

function levelOf(value: unknown, { min, max, default: usual }: (typeof LEVELS)['from' | 'to']): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(max, Math.max(min, Math.trunc(value))) : usual
}
