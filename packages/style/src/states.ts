/** States in the order in which they override one another: a later one wins. */
export const STATE_ORDER: readonly string[] = [
  'link-active',
  'filled',
  'readonly',
  'section-hover',
  'grandparent-hover',
  'parent-hover',
  'hover',
  'focus',
  'active',
  'disabled',
]

/** States of what is around an element, the nearest first: every element may have looks of its own for them. */
export const STATES_AROUND: readonly string[] = ['parent-hover', 'grandparent-hover', 'section-hover']

const PSEUDO_CLASSES: Readonly<Record<string, string>> = {
  hover: ':hover',
  // Sections are what the page itself holds. Each weighs as much as a class.
  'parent-hover': ':is(:hover>*)',
  'grandparent-hover': ':is(:hover>*>*)',
  'section-hover': ':is(:where(body)>:hover *)',
  // The control of an element may stand in it, beside others or in a label of its own.
  focus: ':is(:focus-visible, :has(> :focus-visible, > * > :focus-visible))',
  active: ':active',
  // A link, a block that stands for a button, and what a control is a part of are disabled by what they say of themselves.
  disabled: ':is(:disabled, [aria-disabled=true], [data-state~=disabled])',
  // To the browser all that cannot be written in is read-only, lists of choices too. No part may weigh more than a class.
  readonly: ':is(:where(input, textarea):read-only, [aria-readonly=true], [data-state~=readonly])',
  // The browser knows it of a control that is a part of its element, too: no script has to say so.
  checked: ':is(:checked, :has(> :checked))',
  'link-active': '[aria-current=page]',
  // What the browser opened itself, without a script.
  open: ':is([open], [data-state~=open], :has(> :popover-open))',
}

const CONDITION = /^when-[a-z0-9]{1,32}$/

/** Whether a state is one of a node's own, made from a condition: an attribute of that name stands on it while it holds. */
export function isConditionState(state: string): boolean {
  return CONDITION.test(state)
}

/** The attribute that stands on an element while one of its own conditions holds. */
export function stateMark(state: string): string {
  return `data-${state}`
}

/** What follows the class in a selector for a state; states that no pseudo-class stands for are read from `data-state`. */
export function stateSelector(state: string): string | undefined {
  if (Object.hasOwn(PSEUDO_CLASSES, state)) return PSEUDO_CLASSES[state]
  if (isConditionState(state)) return `[${stateMark(state)}]`
  const [condition, inner] = partsOf(state)
  // It weighs as much as the inner state alone, so that what comes later in the order still wins.
  const selector = inner === undefined ? undefined : stateSelector(inner)
  if (selector !== undefined) return `:where([${stateMark(condition)}])${selector}`
  return /^[a-z][a-z-]{0,31}$/.test(state) ? `[data-state~=${state}]` : undefined
}

/** Another state while a condition of the node holds: `when-late:hover`. Only compiled sheets have such. */
export function stateWithin(condition: string, state: string): string {
  return `${condition}:${state}`
}

/** The condition of a state within one, and the state; of any other state nothing beside itself. */
export function partsOf(state: string): readonly [string, string?] {
  const colon = state.indexOf(':')
  const condition = state.slice(0, Math.max(0, colon))
  return isConditionState(condition) ? [condition, state.slice(colon + 1)] : [state]
}

/**
 * Known states in their order, those of conditions before what a pointer does, in the order they are given; then others by name.
 * A state within a condition follows the state itself.
 */
export function compareStates(a: string, b: string): number {
  const pointer = STATE_ORDER.indexOf('section-hover')
  const place = (state: string): number => {
    const [known, inner] = partsOf(state)
    if (inner !== undefined) return place(inner) + 0.25
    if (isConditionState(known)) return pointer - 0.5
    return STATE_ORDER.includes(known) ? STATE_ORDER.indexOf(known) : STATE_ORDER.length
  }
  const isOfCondition = (state: string): boolean => isConditionState(partsOf(state)[0])
  const between = place(a) - place(b)
  return between !== 0 || (isOfCondition(a) && isOfCondition(b)) ? between : a < b ? -1 : a > b ? 1 : 0
}
