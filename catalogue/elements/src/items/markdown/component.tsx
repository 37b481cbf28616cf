import { createElement, useMemo, type ReactNode } from 'react'
import { toText, useAddresses, type ElementProps } from '@heddle/kit/react'
import type { markdownDefinition } from './definition.ts'
import { createHeadingIds } from './heading-ids.ts'
import { LEVEL } from './limits.ts'
import { parseBlocks, type Block, type Item } from '../../lib/markdown/parse-blocks.ts'
import { parseInline, plainText, type Inline } from '../../lib/markdown/parse-inline.ts'

/** What a text is drawn with. */
interface Drawing {
  readonly asset: (reference: string) => string
  readonly idOf: (words: string) => string
  /** Levels that headings are lower by. */
  readonly lower: number
  readonly target: '_blank' | undefined
}

/** Drawn as elements, never as HTML: nothing that stands in the text can become more than words. */
export function Markdown({ root, props }: ElementProps<typeof markdownDefinition>): ReactNode {
  const { asset } = useAddresses()
  const blocks = useMemo(() => parseBlocks(toText(props.text)), [props.text])
  const level = typeof props.level === 'number' && Number.isFinite(props.level) ? Math.trunc(props.level) : LEVEL.default
  const drawing = {
    asset,
    idOf: createHeadingIds(),
    lower: Math.min(LEVEL.max, Math.max(LEVEL.min, level)) - 1,
    target: props.newTab ? '_blank' : undefined,
  } as const
  return (
    <div {...root} data-markdown="">
      {drawBlocks(blocks, drawing)}
    </div>
  )
}

function drawBlocks(blocks: readonly Block[], drawing: Drawing, isTight = false): ReactNode {
  return blocks.map((block, at) => drawBlock(block, at, drawing, isTight))
}

function drawBlock(block: Block, key: number, drawing: Drawing, isTight: boolean): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const inlines = parseInline(block.text)
      const tag = `h${Math.min(6, block.level + drawing.lower)}`
      return createElement(tag, { key, id: drawing.idOf(plainText(inlines)) }, ...inner(inlines, drawing))
    }
    case 'paragraph': {
      const inside = inner(parseInline(block.text), drawing)
      return isTight ? createElement('span', { key }, ...inside) : createElement('p', { key }, ...inside)
    }
    case 'code':
      return (
        <pre key={key} tabIndex={0}>
          <code data-language={block.language || undefined}>{block.text}</code>
        </pre>
      )
    case 'quote':
      return <blockquote key={key}>{drawBlocks(block.blocks, drawing)}</blockquote>
    case 'list': {
      const items = block.items.map((item, at) => drawItem(item, at, drawing))
      if (block.start === undefined) return <ul key={key}>{items}</ul>
      return (
        <ol key={key} start={block.start === 1 ? undefined : block.start}>
          {items}
        </ol>
      )
    }
    case 'table':
      return drawTable(block, key, drawing)
    case 'rule':
      return <hr key={key} />
  }
}

function drawItem({ blocks, isDone }: Item, key: number, drawing: Drawing): ReactNode {
  const isTight = blocks.every(({ kind }, place) => kind === 'list' || place === 0)
  return (
    <li key={key} className={isDone === undefined ? undefined : isDone ? 'heddle-task-done' : 'heddle-task'}>
      {drawBlocks(blocks, drawing, isTight)}
    </li>
  )
}

function drawTable({ head, rows }: Extract<Block, { kind: 'table' }>, key: number, drawing: Drawing): ReactNode {
  const cell = (text: string | undefined): readonly ReactNode[] => inner(parseInline(text ?? ''), drawing)
  return (
    <table key={key}>
      <thead>
        <tr>{head.map((text, at) => createElement('th', { key: at, scope: 'col' }, ...cell(text)))}</tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>{head.map((_, place) => createElement('td', { key: place }, ...cell(row[place])))}</tr>
        ))}
      </tbody>
    </table>
  )
}

function inner(inlines: readonly Inline[], drawing: Drawing): readonly ReactNode[] {
  return inlines.map((one, key): ReactNode => {
    if (typeof one === 'string') return one
    switch (one.kind) {
      case 'code':
        return <code key={key}>{one.text}</code>
      case 'break':
        return <br key={key} />
      case 'image': {
        const src = drawing.asset(one.address)
        return src && <img key={key} src={src} alt={one.alt} title={one.title || undefined} loading="lazy" />
      }
      case 'link':
        return (
          <a
            key={key}
            href={one.address}
            title={one.title || undefined}
            target={drawing.target}
            rel={drawing.target && 'noopener noreferrer'}
          >
            {inner(one.inside, drawing)}
          </a>
        )
      default:
        return createElement(one.kind, { key }, ...inner(one.inside, drawing))
    }
  })
}
