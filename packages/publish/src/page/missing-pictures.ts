import type { CompiledNode } from '../compile/index.ts'
import type { ElementDefinition } from '@heddle/kit'

/**
 * Shows another picture in place of one that did not come, by the address that its body draws. It stands in the head, before all
 * pictures, and hears of each that fails, whenever that is; one that is shown instead and fails itself is left. Not at once, as
 * workflows are told which address it was; and its widths are forgotten first, as Chromium keeps the density of the one it chose.
 */
export const MISSING_PICTURES_SCRIPT =
  `addEventListener("error",({target:p})=>setTimeout(()=>{` +
  `const o=p.matches?.("img[data-placeholder],[data-placeholder]>img")&&p.closest("[data-placeholder]").dataset.placeholder;` +
  `if(o&&o!=p.getAttribute("src")){p.removeAttribute("srcset");p.removeAttribute("src");queueMicrotask(()=>p.src=o)}}),!0)`

/** Whether something of a page names a picture to show in place of another. */
export function hasStandIns(nodes: readonly CompiledNode[], definitions: ReadonlyMap<string, ElementDefinition>): boolean {
  return nodes.some(({ published: { type, props } }) => {
    const definition = definitions.get(type)
    return definition !== undefined && standInsOf(definition).some((name) => Boolean(props[name]))
  })
}

/** Fields of an element that name such a picture; looked for once, as every node of every page is asked. */
function standInsOf(definition: ElementDefinition): readonly string[] {
  const known = standIns.get(definition)
  if (known) return known
  const found = Object.entries(definition.fields).flatMap(([name, field]) =>
    field.kind === 'image' && field.standsIn === true ? [name] : [],
  )
  standIns.set(definition, found)
  return found
}

const standIns = new WeakMap<ElementDefinition, readonly string[]>()
