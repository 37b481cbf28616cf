import type { Json } from '@heddle/store'
import type { Id, LibraryComponentRecord, LinkValue } from '@heddle/document'
import {
  CLOSE_POPUP,
  OPEN_GIVEN,
  OPEN_POPUP,
  POPUP_LINK_ATTRIBUTE,
  type PublishedNode,
  type PublishedValue,
  type PublishedWorkflow,
} from '@heddle/document/published'
import type { NodeCompilation } from './compilation.ts'
import { linkHere, report, type LinkHere } from './links.ts'
import { MESSAGES } from './messages.ts'

/** The event of a press, by pointer or by key. */
const PRESS = 'click'

/** Whether it is about a popup: what carries it leads nowhere and is pressed like a button. */
export function isPopupLink(value: LinkValue, compilation: NodeCompilation): boolean {
  const { type } = linkHere(value, compilation).link
  return type === 'open-popup' || type === 'close-popup'
}

/** What a link to a popup gives its element. */
export interface CompiledPopupLink {
  /** For the root of the element. */
  readonly attributes: Readonly<Record<string, string>>
  /** What a press runs where the popup is given values: what the action that opens popups does, at the place of the link. */
  readonly press?: PublishedWorkflow
}

/**
 * A link that opens or closes a popup; `undefined` when there is no such popup.
 * @param uid of the node as it is published
 * @param isControl people can press the element without a link already
 */
export function compilePopupLink(
  value: LinkValue,
  uid: string,
  isControl: boolean,
  compilation: NodeCompilation,
): CompiledPopupLink | undefined {
  const here = linkHere(value, compilation)
  const { type, popupId } = here.link
  const pressed = isControl ? {} : { role: 'button', tabindex: '0' }
  if (type !== 'open-popup') return { attributes: { [POPUP_LINK_ATTRIBUTE]: CLOSE_POPUP, ...pressed } }
  if (popupId !== undefined) compilation.dependOn(popupId)
  const popup = popupId === undefined ? undefined : compilation.context.input.view.find('library-component', popupId)
  if (popup?.type !== 'modal') return report(here, 'missing-popup', MESSAGES.missingPopup)
  const props = givenTo(popup, here)
  const asked = (props ? OPEN_GIVEN : OPEN_POPUP) + popup.id
  return {
    attributes: { [POPUP_LINK_ATTRIBUTE]: asked, 'aria-haspopup': 'dialog', ...pressed },
    ...(props && { press: openingOf(popup, props, uid, compilation.node.id) }),
  }
}

/** Values for properties that the popup has; `undefined` without any, so that the link needs no workflow. */
function givenTo({ properties = {} }: LibraryComponentRecord, { link, path, compilation }: LinkHere): PublishedValue | undefined {
  const given = Object.entries(link.props ?? {}).filter(([id]) => Object.hasOwn(properties, id))
  return given.length === 0 ? undefined : compilation.bindInside(Object.fromEntries(given) as Json, `${path}/props`).value
}

function openingOf({ id, name }: LibraryComponentRecord, props: PublishedValue, uid: string, ownerId: Id): PublishedWorkflow {
  return {
    id: `link-${uid}`,
    name,
    trigger: PRESS,
    ownerId,
    parameters: [],
    firstAction: 'open',
    actions: { open: { type: 'open-popup', args: { popupId: id, props } } },
  }
}

/** Workflows of a node by their event, with what its link does behind those of the same press. */
export function withPress(events: PublishedNode['events'], press: PublishedWorkflow | undefined): PublishedNode['events'] {
  return press ? { ...events, [PRESS]: [...(events?.[PRESS] ?? []), press.id] } : events
}
