import { signal } from '@preact/signals-core'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { PublishedPopup, PublishedVariable } from '@heddle/document/published'
import { setKnownScope } from '@heddle/formula/run'
import type { Port } from '@heddle/kit'
import type { ClosingReason } from '@heddle/kit/react/popup-closing'
import type { RenderHost } from '@heddle/renderer'
import { instanceAt } from '../scope/instance-at.ts'
import { withGetters } from '../scope/with-getters.ts'
import type { Showing } from '../showing.ts'
import type { Variables } from '../variables/create-variables.ts'
import { copyNodes, moved } from './copy-nodes.ts'
import { containerOf, dialogOf, hide, isShown, tellClosing } from './dialog.ts'
import { GIVEN, readFromGiven } from './given.ts'
import { hearPopupLinks } from './popup-links.ts'
import { popupsPort } from './popups-port.ts'
import { PopupLayer, type DrawnPopup } from './popup-layer.tsx'
import { popupHost } from './popup-place.ts'
import { popupUid, withOpened } from './stack.ts'

export interface PopupsInput {
  readonly host: () => RenderHost
  readonly showing: { readonly peek: () => Pick<Showing, 'source' | 'components'> }
  readonly variables: Pick<Variables, 'list' | 'reset'>
}

/** A popup that was opened: where it is known, and what it is closed with. */
export interface OpenedPopup {
  readonly uid: string
  readonly closed: Promise<unknown>
}

/** Popups of the page on show that workflows open (specification section 4). */
export interface Popups {
  /** For actions. */
  readonly port: Port<'popups'>
  /** Another page is on show: what is open closes, but for what is kept and the page knows too. */
  readonly reset: (popups?: readonly PublishedPopup[]) => void
  /** Shows another instance over the page; `undefined` when there is no such popup. `given`: values of its properties by id or name. */
  readonly open: (popupId: string, given: Readonly<Record<string, unknown>>) => OpenedPopup | undefined
  /** False when there is no such popup. */
  readonly closeAll: (popupId: string) => boolean
  /** The popup that a place lies in; `undefined` outside of popups. */
  readonly at: (scope: object) => { readonly popupId: string; readonly close: (data: unknown) => void } | undefined
}

/** Popups have a React root of their own, behind everything that the page has; it is made when the first one opens. */
export function createPopups({ host, showing, variables }: PopupsInput): Popups {
  const open = signal<readonly DrawnPopup[]>([])
  const waiting = new Map<string, (data: unknown) => void>()
  let known = new Map<string, PublishedPopup>()
  let isDrawn = false

  /** Whoever waits goes on at once; what is seen goes when it has moved away. */
  function settle(uid: string, data: unknown): void {
    waiting.get(uid)?.(data)
    waiting.delete(uid)
  }

  /** Unless a workflow that hears of it before prevents it. */
  function close(uid: string, data: unknown): void {
    const dialog = dialogOf(uid)
    const goOn = (): void => {
      settle(uid, data)
      if (dialog) hide(dialog)
      else onGone(uid)
    }
    if (!dialog || !tellClosing(dialog, { reason: 'action', returnData: data, goOn })) goOn()
  }

  function onGone(uid: string): void {
    settle(uid, undefined)
    keep(open.peek().filter((one) => one.uid !== uid))
  }

  /** Only these are open from now on. */
  function keep(rest: readonly DrawnPopup[], reason: ClosingReason = 'action'): void {
    for (const { uid } of open.peek()) if (!rest.some((one) => one.uid === uid)) settle(uid, undefined)
    const gone = open.peek().filter((one) => !rest.includes(one))
    for (const { uid } of gone) {
      const dialog = dialogOf(uid)
      if (dialog && isShown(dialog)) tellClosing(dialog, { reason })
    }
    open.value = rest
    if (gone.length > 0) declare(variables.list().filter(({ id }) => !gone.some(({ uid }) => id.startsWith(`${uid}.`))))
  }

  /** All that are known keep what they hold. */
  function declare(list: readonly PublishedVariable[]): void {
    variables.reset(list.map((variable) => ({ ...variable, isPersistentOnNav: true })))
  }

  /** The values that elements inside share, under the uid of the instance. */
  function valuesOf(popupId: string, uid: string): readonly PublishedVariable[] {
    return variables.list().flatMap((variable) => {
      const id = moved(variable.id, popupId, uid)
      return id === undefined ? [] : [{ ...variable, id }]
    })
  }

  const made: Omit<Popups, 'port'> = {
    reset(popups = []) {
      known = new Map(popups.map((popup) => [popup.id, popup]))
      const before = open.peek()
      keep(
        before.filter(({ libraryComponentBaseId: id, isKept }) => isKept && known.has(id)),
        'navigation',
      )
      const values = before.flatMap(({ uid, libraryComponentBaseId: id, isKept }) =>
        isKept && known.has(id) ? valuesOf(id, uid) : [],
      )
      if (values.length > 0) declare([...variables.list(), ...values])
    },
    open(popupId, given) {
      const popup = known.get(popupId)
      if (!popup) return undefined
      const uid = popupUid(open.peek(), Math.random)
      const isKept = popup.isKeptOnNav === true
      const { source, components } = showing.peek()
      const own = valuesOf(popupId, uid)
      if (own.length > 0) declare([...variables.list(), ...own])
      const scope = withGetters(Object.create(host().scope) as object, { [GIVEN]: () => given })
      setKnownScope(scope, undefined)
      const drawn: DrawnPopup = {
        uid,
        libraryComponentBaseId: popupId,
        content: given,
        isKept,
        container: containerOf(popup),
        source: { get: copyNodes(source.get, { from: popupId, to: uid, props: readFromGiven(given, popup.properties) }) },
        host: popupHost({ ...host(), scope }, uid, open),
        components,
      }
      const closed = new Promise<unknown>((resolve) => waiting.set(uid, resolve))
      keep(withOpened(open.peek(), drawn, popup.isStacked === true))
      if (!isDrawn) {
        isDrawn = true
        const layer = document.body.appendChild(document.createElement('div'))
        flushSync(() => createRoot(layer).render(<PopupLayer open={open} onGone={onGone} />))
      }
      return { uid, closed }
    },
    closeAll(popupId) {
      for (const { uid, libraryComponentBaseId } of open.peek()) if (libraryComponentBaseId === popupId) close(uid, undefined)
      return known.has(popupId)
    },
    at(scope) {
      const [uid = ''] = instanceAt(scope)?.uid.split('.') ?? []
      const instance = open.peek().find((one) => one.uid === uid)
      return instance && { popupId: instance.libraryComponentBaseId, close: (data) => close(uid, data) }
    },
  }
  hearPopupLinks({
    open: (popupId) => void made.open(popupId, {}),
    close: (uid) => void (waiting.has(uid) && close(uid, undefined)),
  })
  return { ...made, port: popupsPort(made) }
}
