import type { Box } from '@heddle/canvas/protocol'

/** Zoom limits; 1 is 100 %. */
export const MIN_ZOOM = 0.1
export const MAX_ZOOM = 4
/** Space above the frame for its title, and beside it for its handles, in screen pixels. */
export const FRAME_TOP = 34
export const FRAME_MARGIN = 40
/** Widths the handles allow, in CSS pixels of the page. */
export const MIN_CANVAS_WIDTH = 240
export const MAX_CANVAS_WIDTH = 3840

export interface Point {
  readonly x: number
  readonly y: number
}

/** What places the frame inside the canvas area. Sizes and positions in screen pixels, `canvasWidth` in page pixels. */
export interface Viewport {
  readonly areaWidth: number
  readonly areaHeight: number
  readonly canvasWidth: number
  readonly zoom: number
  /** How far the frame is pushed from the middle. */
  readonly panX: number
}

/** Left edge of the frame inside the area. */
export function frameLeft({ areaWidth, canvasWidth, zoom, panX }: Viewport): number {
  return Math.round((areaWidth - canvasWidth * zoom) / 2 + panX)
}

/** Height of the frame in page pixels: it always reaches the bottom of the area. */
export function frameHeight({ areaHeight, zoom }: Pick<Viewport, 'areaHeight' | 'zoom'>): number {
  return Math.max(1, Math.ceil((areaHeight - FRAME_TOP) / zoom))
}

/** A point of the area as a point of the page's viewport. */
export function toFrame(viewport: Viewport, point: Point): Point {
  return { x: (point.x - frameLeft(viewport)) / viewport.zoom, y: (point.y - FRAME_TOP) / viewport.zoom }
}

/** A box of the page's viewport as a box of the area. */
export function toArea(viewport: Viewport, box: Box): Box {
  const { zoom } = viewport
  return {
    x: frameLeft(viewport) + box.x * zoom,
    y: FRAME_TOP + box.y * zoom,
    width: box.width * zoom,
    height: box.height * zoom,
  }
}

/** The pan that the area allows: part of the frame always stays in sight. */
export function clampPan(viewport: Viewport, panX: number): number {
  const excess = Math.max(0, Math.round((viewport.canvasWidth * viewport.zoom - viewport.areaWidth) / 2 + FRAME_MARGIN))
  return Math.min(excess, Math.max(-excess, panX))
}

/** The pan that brings a place of the page, in page pixels from its left edge, to the middle of the area. */
export function panToMiddle(viewport: Viewport, x: number): number {
  return clampPan(viewport, (viewport.canvasWidth / 2 - x) * viewport.zoom)
}

export function clampZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom))
}

/** The zoom that shows the frame's whole width, never enlarged. */
export function fitZoom({ areaWidth, canvasWidth }: Pick<Viewport, 'areaWidth' | 'canvasWidth'>): number {
  return clampZoom(Math.min(1, (areaWidth - 2 * FRAME_MARGIN) / canvasWidth))
}

/** Zooms so that the page stays still under a point of the area: the new zoom and pan, and how far the page must scroll. */
export function zoomAt(
  viewport: Viewport,
  point: Point,
  wanted: number,
): { readonly zoom: number; readonly panX: number; readonly scrollBy: number } {
  const zoom = clampZoom(wanted)
  const before = toFrame(viewport, point)
  const next = { ...viewport, zoom, panX: 0 }
  const panX = clampPan(next, point.x - before.x * zoom - frameLeft(next))
  return { zoom, panX, scrollBy: before.y - (point.y - FRAME_TOP) / zoom }
}

/** Factor for one wheel event; a pinch on a touchpad comes as a wheel with small steps. */
export function wheelZoomFactor(deltaY: number): number {
  return Math.exp(-deltaY * (Math.abs(deltaY) < 40 ? 0.01 : 0.002))
}
