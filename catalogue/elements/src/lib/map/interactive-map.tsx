import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import type { ValuesOfFields } from '@heddle/kit'
import { toText, useAddresses, useElementAction, useElementVariable, useNode, type ElementProps } from '@heddle/kit/react'
import type { PanZoom } from '../pan-zoom/pan-zoom.ts'
import { HOVER_OPACITY, SHOWN_AT_ONCE, TRANSITION } from './limits.ts'
import type { MAP_FIELDS } from '../map-fields.ts'
import type { CleanDrawing } from '../drawing/clean-svg.ts'
import { drawMap, type DrawnMap, type Region } from './draw-map.ts'
import { afterPress, rowOf, fillIn, idsOf } from './read-map.ts'
import { placeTip } from './place-tip.ts'

type DomEvent = { readonly type: string; readonly clientX?: number; readonly clientY?: number }

/** Cleans a drawing that may be anybody's; `undefined` where there is none in the text. */
export type ReadDrawing = (text: string | Promise<string>, left: ReadonlySet<string>) => Promise<CleanDrawing | undefined>
/** What draws a map. */
export interface MapProps extends Pick<ElementProps, 'root'> {
  readonly props: ValuesOfFields<typeof MAP_FIELDS>
}

/**
 * A drawing whose regions can be pointed at and chosen. The server shows it as a picture, which the map then takes the place of,
 * or has drawn it ahead (`ahead.ts`): then it stands in the shadow of its place before any script came.
 */
export function InteractiveMap({ root, props, read }: MapProps & { readonly read: ReadDrawing }): ReactNode {
  const { 'aria-label': ownLabel, ...rest } = root
  const node = useNode()
  const { asset } = useAddresses()
  const place = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const panZoom = useRef<PanZoom>(undefined)
  const reached = useRef<Region>(undefined)
  const isDrawn = useRef(false)
  /** What was pressed while there was no map yet. */
  const early = useRef<MouseEvent>(undefined)
  const [map, setMap] = useState<DrawnMap>()
  const mode = props.selectionMode
  const isMultiple = mode === 'multiple'
  const heldAs = (ids: readonly string[]): unknown => (isMultiple ? ids : (ids[0] ?? ''))
  const [held, setHeld] = useElementVariable<unknown>('selectedRegion', heldAs(idsOf(props.initialSelection)))
  const [, setHovered] = useElementVariable<unknown>('hoveredRegion', '')
  const selected = idsOf(held)
  const ahead = drawnAhead(props.svgContent)
  const file = toText(props.svgFile)
  const address = ahead?.file ?? (file && asset(file))
  const code = ahead ? '' : toText(props.svgContent)
  const leftOut = idsOf(props.nonInteractiveIds).join('\n')
  const dataOf = (id: string): unknown => rowOf(id, props.regionData, props.regionIdField)

  const told = ({ id, title }: Region, { type, clientX = 0, clientY = 0 }: DomEvent): object => ({
    regionId: id,
    title,
    data: dataOf(id),
    domEvent: { type, clientX, clientY },
  })
  const reach = (region: Region | undefined, event: DomEvent): void => {
    const before = reached.current
    if (before?.id === region?.id) return
    reached.current = region
    map?.hover(region?.id ?? '')
    if (!node.isLive) return
    setHovered(region?.id ?? '')
    if (before) void node.emit('regionHoverEnd', told(before, event))
    if (region) void node.emit('regionHover', told(region, event))
    if (!tip.current) return
    tip.current.textContent = region && props.tooltip ? fillIn(toText(props.tooltipTemplate), region, dataOf(region.id)) : ''
    if (region) placeTip(tip.current, region.element, event)
  }
  const settle = (next: readonly string[]): void => setHeld(heldAs(next))
  const ready = (drawn: DrawnMap | undefined): void => {
    setMap(drawn)
    if (isDrawn.current) settle([])
    isDrawn.current = true
    if (node.isLive) void node.emit('mapReady', { regionIds: drawn?.ids ?? [] })
    const click = early.current
    early.current = undefined
    if (click) press(drawn?.at(click), click)
  }
  const latest = useRef({ reach, ready, read })
  useEffect(() => {
    latest.current = { reach, ready, read }
  })
  useEffect(() => {
    let isGone = false
    const left = new Set(leftOut.split('\n'))
    const stands = !isDrawn.current && place.current?.shadowRoot
    const found = stands ? Promise.resolve(null) : latest.current.read(address === '' ? code : textAt(address), left)
    void found.then((drawing) => {
      // A frame of the canvas may be gone by then.
      if (isGone || !place.current?.ownerDocument.defaultView) return
      reached.current = undefined
      latest.current.ready(drawMap(place.current, drawing, (region, event) => latest.current.reach(region, event)))
    })
    return () => {
      isGone = true
    }
  }, [address, code, leftOut])
  useEffect(() => map?.paint(props.regionColors, Boolean(props.keepColors)), [map, props.regionColors, props.keepColors])
  const chosen = selected.join('\n')
  useEffect(() => map?.select(chosen.split('\n'), mode !== 'none'), [map, chosen, mode])
  const canZoom = Boolean(props.zoom)
  useEffect(() => {
    if (!canZoom || !map) return
    let isGone = false
    void import('../pan-zoom/pan-zoom.ts').then((lib) => {
      if (!isGone && place.current) panZoom.current = lib.createPanZoom(place.current, map.svg)
    })
    return () => {
      isGone = true
      panZoom.current?.end()
      panZoom.current = undefined
    }
  }, [canZoom, map])
  useEffect(() => {
    const end = (event: Event): void => latest.current.reach(undefined, event)
    document.addEventListener('scroll', end, true)
    return () => document.removeEventListener('scroll', end, true)
  }, [])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useElementAction('select-region', (given) => {
    const [id = ''] = idsOf(given)
    if (map?.get(id) && !selected.includes(id)) settle(isMultiple ? [...selected, id] : [id])
  })
  useElementAction('clear-selection', () => settle([]))
  useElementAction('highlight-regions', (ids, color, duration) => {
    clearTimeout(timer.current)
    map?.highlight(idsOf(ids), toText(color))
    const time = Number(duration)
    if (time > 0) timer.current = setTimeout(() => map?.highlight([], ''), Math.min(time, 600_000))
  })
  useElementAction('get-selected-region', () => {
    const found = selected.flatMap((id) => {
      const region = map?.get(id)
      return region ? [{ regionId: id, title: region.title, data: dataOf(id) }] : []
    })
    return isMultiple ? found : (found[0] ?? null)
  })
  useElementAction('get-all-region-ids', () => map?.ids ?? [])

  const press = (region: Region | undefined, event: DomEvent): void => {
    if (!region || !node.isLive || panZoom.current?.wasDrag()) return
    void node.emit('regionClick', told(region, event))
    const next = afterPress(selected, region.id, mode, Boolean(props.toggleSelection))
    if (next === selected) return
    settle(next)
    void node.emit('selectionChange', { selected: next, previous: selected })
    if (!next.includes(region.id)) void node.emit('deselect', { regionId: region.id })
  }
  const lead = (event: KeyboardEvent): void => {
    const region = map?.at(event.nativeEvent)
    if (!map || event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[event.key]
    if (region && step) map.lead(region, step)
    else if (event.key === 'Enter' || event.key === ' ') press(region, event)
    else if (event.key === 'Escape') reach(undefined, event)
    else if (panZoom.current && event.key in ZOOMS) panZoom.current.zoom(ZOOMS[event.key] ?? 0)
    else return
    event.preventDefault()
  }
  return (
    <div {...rest} data-map="" style={styleFor(props, root.style)}>
      <div
        ref={place}
        className="heddle-map-place"
        role="group"
        aria-label={ownLabel ?? toText(props.accessibleLabel)}
        onClick={({ nativeEvent }) => (map ? press(map.at(nativeEvent), nativeEvent) : (early.current = nativeEvent))}
        onKeyDown={lead}
      >
        {ahead
          ? ahead.html && <template {...OPEN_SHADOW} dangerouslySetInnerHTML={{ __html: ahead.html }} />
          : pictureOf(address, code)}
      </div>
      {canZoom && (
        <div className="heddle-map-buttons">
          {([props.zoomInLabel, props.zoomOutLabel, props.zoomResetLabel] as const).map((label, at) => (
            <button key={at} type="button" aria-label={toText(label)} onClick={() => panZoom.current?.zoom([1, -1, 0][at] ?? 0)}>
              {['+', '−', '⤢'][at]}
            </button>
          ))}
        </div>
      )}
      <div ref={tip} className="heddle-map-tip" role="status" />
    </div>
  )
}

const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, '0': 0 }
/** Steps from region to region; the longest ones end at the first and the last. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
}

const OPEN_SHADOW = { shadowrootmode: 'open' }

/** What a publish has put in place of a long drawing: where it lies and, where the server draws, what stands in the shadow. */
function drawnAhead(given: unknown): { readonly file: string; readonly html?: string } | undefined {
  const { file, html } = Object(given) as Readonly<Record<string, unknown>>
  return typeof file === 'string' ? { file, ...(typeof html === 'string' && { html }) } : undefined
}

/** What stands there before the page is alive, and where it never is. */
function pictureOf(address: string, code: string): ReactNode {
  const isShort = code.length <= SHOWN_AT_ONCE
  const source = address || (isShort && code ? `data:image/svg+xml,${encodeURIComponent(code.toWellFormed())}` : '')
  return source && <img src={source} alt="" loading="lazy" />
}

/** Where there is none, it stays the picture that it is. */
const textAt = (address: string): Promise<string> =>
  fetch(address)
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '')

/** The usual values stand in the style sheet; bound ones may be anything. */
function styleFor(props: MapProps['props'], style: CSSProperties | undefined): CSSProperties | undefined {
  let all = style
  const add = (name: string, value: string): void => void (all = { ...all, [name]: value })
  const say = (name: string, given: unknown, { max, default: usual }: Bounds, unit: string): void => {
    const value = Number.isFinite(given) ? Math.min(max, Math.max(0, Number(given))) : usual
    if (value !== usual) add(name, `${value}${unit}`)
  }
  say('--map-time', props.transitionDuration, TRANSITION, 'ms')
  say('--map-hover-opacity', props.hoverOpacity, HOVER_OPACITY, '')
  say('--map-selected-opacity', props.selectedOpacity, { max: 1, default: 1 }, '')
  say('--map-stroke-width', props.strokeWidth, { max: 20, default: 1 }, 'px')
  const easing = toText(props.transitionEasing)
  if (EASINGS.test(easing)) add('--map-easing', easing)
  return all
}
/** From 0 on. */
type Bounds = { readonly max: number; readonly default: number }
const EASINGS = /^(?:linear|ease-(?:in|out|in-out))$/
