import type { CSSProperties, ReactNode } from 'react'
import type { ElementDefinition, NodeTemplate } from '@heddle/kit'
import { classNames } from './class-names.ts'
import { ElementIcon } from './element-icon.tsx'
import styles from './sketch.module.css'

/** What stands for what will be put into something empty, so that its direction is seen. */
const PLACES = ['first', 'second', 'third']

type Definitions = ReadonlyMap<string, ElementDefinition>

interface SketchProps {
  readonly template: NodeTemplate
  /** Icon of what is added as a whole, which may be a kind of its element. */
  readonly icon: string
  readonly definitions: Definitions
  /** Pixels of the sketch for one of the page. */
  readonly scale: number
  /** How much of a line it takes beside others, where it says so. */
  readonly share?: number
}

type PieceProps = Omit<SketchProps, 'icon'>

/** A wireframe of what something looks like once it is added, drawn from the template itself: boxes, lines, pictures. */
export function Sketch({ template, icon, definitions, scale }: SketchProps): ReactNode {
  return (
    <span aria-hidden className={styles.paper}>
      <Piece template={template} definitions={definitions} scale={scale} icon={icon} />
    </span>
  )
}

/** `icon`: of what is all there is to be seen, and not one of many. */
function Piece({ template, definitions, scale, icon, share = 0 }: PieceProps & { readonly icon?: string }): ReactNode {
  const definition = definitions.get(template.element)
  const values = { ...definition?.baseStyles['default'], ...template.styles?.['default'] }
  const px = (property: string, fallback: number): number => scaled(values[property], scale) ?? fallback
  const text = String(template.props?.[definition?.inlineText ?? ''] ?? '')
  if (!definition) return null
  const isInput = definition.exposes['value'] !== undefined
  if (isInput && !template.slots)
    return (
      <span className={styles.field} style={{ minHeight: 40 * scale }}>
        {icon !== undefined && <Sign icon={icon} size={14} />}
      </span>
    )
  if (isInput)
    return (
      <span className={styles.marked}>
        <Sign icon={icon ?? definition.icon} size={14} />
        {Object.values(template.slots ?? {})
          .flat()
          .map((child, at) => (
            <Piece key={at} template={child} definitions={definitions} scale={scale} />
          ))}
      </span>
    )
  if (Object.values(definition.slots).some(({ accepts }) => !accepts) || template.slots)
    return <Box template={template} definitions={definitions} scale={scale} values={values} share={share} />
  if (definition.inlineText !== undefined && definition.isControl) return <span className={styles.button}>{text}</span>
  if (definition.inlineText !== undefined) {
    const tag = String(template.props?.['tag'] ?? '')
    const height = Math.max(3, px('font-size', 14 * scale) * 0.5)
    const width = Math.min(100, 12 + text.length * 4)
    return <span className={classNames(styles.text, /^h\d$/.test(tag) && styles.ink)} style={{ height, width: `${width}%` }} />
  }
  const kinds = Object.values(definition.fields).map(({ kind }) => kind)
  if (kinds.includes('image')) {
    return (
      <span className={styles.picture} style={{ width: px('width', 60), height: px('height', 40) }}>
        <ElementIcon name={definition.icon} />
      </span>
    )
  }
  return <Sign icon={icon ?? definition.icon} size={Math.max(12, 32 * scale)} />
}

/** What tells one kind of element from another where boxes and lines would not. */
function Sign({ icon, size }: { readonly icon: string; readonly size: number }): ReactNode {
  return (
    <span className={styles.sign}>
      <ElementIcon name={icon} size={size} />
    </span>
  )
}

function Box({
  template,
  definitions,
  scale,
  values,
  share = 0,
}: PieceProps & { readonly values: Readonly<Record<string, unknown>> }): ReactNode {
  const children = Object.values(template.slots ?? {}).flat()
  const isGrid = values['display'] === 'grid'
  // What stands in one kind of element only, such as a row of a table, lies along in it.
  const { parents, arrangements } = definitions.get(template.element) ?? {}
  const isAlong = arrangements !== undefined || (parents !== undefined && values['flex-direction'] === undefined)
  const layout: CSSProperties = {
    display: isGrid ? 'grid' : 'flex',
    flexDirection: isAlong || String(values['flex-direction']).startsWith('row') ? 'row' : 'column',
    ...(values['align-items'] === 'center' && { alignItems: 'center' }),
    ...(values['justify-content'] === 'space-between' && { justifyContent: 'space-between' }),
    ...(isGrid && { gridTemplateColumns: `repeat(${Math.max(1, children.length)}, minmax(0, 1fr))` }),
    rowGap: scaled(values['row-gap'], scale) ?? 2,
    columnGap: scaled(values['column-gap'], scale) ?? 2,
    ...(share > 0 && { flexGrow: share }),
    padding: Math.max(3, scaled(values['padding-top'], scale) ?? 0),
  }
  return (
    <span className={classNames(styles.box, children.length === 0 && styles.empty)} style={layout}>
      {children.length === 0 && PLACES.map((place) => <span key={place} className={styles.ghost} />)}
      {children.map((child, at) => (
        <Piece
          key={at}
          template={child}
          definitions={definitions}
          scale={scale}
          share={Number(child.props?.[arrangements?.field ?? ''] ?? 0)}
        />
      ))}
    </span>
  )
}

/** Pixels of the sketch for a length such as `16px`; `undefined` for other values. */
function scaled(value: unknown, scale: number): number | undefined {
  const [, pixels] = /^(\d+(?:\.\d+)?)px$/.exec(String(value)) ?? []
  return pixels === undefined ? undefined : Math.round(Number(pixels) * scale)
}
