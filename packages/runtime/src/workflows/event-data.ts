/** Fields of the browser's events that formulas may read; they are no own properties, so they are copied. */
const FIELDS = [
  'type',
  'key',
  'code',
  'keyCode',
  'shiftKey',
  'ctrlKey',
  'altKey',
  'metaKey',
  'repeat',
  'button',
  'buttons',
  'clientX',
  'clientY',
  'pageX',
  'pageY',
  'screenX',
  'screenY',
  'offsetX',
  'offsetY',
  'deltaX',
  'deltaY',
  'detail',
  'reason',
  'timeStamp',
] as const
const TARGET_FIELDS = ['id', 'name', 'value', 'checked', 'scrollTop', 'scrollLeft', 'scrollHeight', 'scrollWidth'] as const

/** What formulas read as `event`: plain data of a browser's event, or what an element said. */
export function eventData(payload: unknown): unknown {
  if (!(payload instanceof Event)) return payload
  const data: Record<string, unknown> = pick(payload, FIELDS)
  data['target'] = targetData(payload.target)
  data['currentTarget'] = targetData(payload.currentTarget)
  if (typeof TouchEvent === 'function' && payload instanceof TouchEvent) {
    data['touches'] = [...payload.touches].map((touch) => pick(touch, ['identifier', 'clientX', 'clientY', 'pageX', 'pageY']))
  }
  return data
}

function targetData(target: EventTarget | null): unknown {
  return target instanceof Element ? { ...pick(target, TARGET_FIELDS), tagName: target.tagName.toLowerCase() } : null
}

function pick(from: object, names: readonly string[]): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const name of names) {
    const value: unknown = Reflect.get(from, name)
    if (value !== undefined && typeof value !== 'function' && (typeof value !== 'object' || value === null)) data[name] = value
  }
  return data
}
