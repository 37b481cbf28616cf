import { Fragment, type KeyboardEvent, type ReactNode, type SyntheticEvent, type ToggleEvent } from 'react'
import { toText, useAddresses, useElementAction, useNode, usePartId, useRoot, type ElementProps } from '@heddle/kit/react'

/** What is read of the values of a lightbox. */
export interface LightboxProps {
  readonly pictures?: unknown
  readonly fallbackUrl?: unknown
  readonly arrows?: unknown
  readonly group?: unknown
  readonly openLabel?: unknown
  readonly closeLabel?: unknown
  readonly previousLabel?: unknown
  readonly nextLabel?: unknown
}

/** One of its pictures. */
export interface Entry {
  /** A text of its own by the name of its field. */
  readonly own: (name: string) => string
  readonly src: string
  /** What is shown where that does not come; empty for nothing. */
  readonly other: string
  readonly alt: string
  /** What it is called by those who do not see it. */
  readonly name: string
}

interface LightboxOptions extends Pick<ElementProps, 'root'> {
  readonly props: LightboxProps
  /** Draws what is shown large, but for a picture as it is. */
  readonly renderLarge?: (entry: Entry) => ReactNode
  /** Of one that is no picture: its look while it is small, and what a press on it does. */
  readonly small?: (entry: Entry) => { readonly className: string; readonly label: string } | undefined
  /** Draws buttons beside the one that closes. */
  readonly renderBar?: (entry: Entry) => ReactNode
  /** @returns whether the key is not for going from picture to picture */
  readonly onKey?: (event: KeyboardEvent, view: HTMLDialogElement) => boolean
  readonly onToggle?: (view: HTMLDialogElement, isOpen: boolean) => void
}

/** Told in both ways, as browsers of 2024 know no commands: there the picture is a popover, with the page within reach. */
const buttonFor = (view: string, command: 'show-modal' | 'close') =>
  ({
    type: 'button',
    command,
    commandfor: view,
    popoverTarget: view,
    popoverTargetAction: command === 'close' ? 'hide' : 'show',
  }) as const

/** As publishing's script does with what the server drew: this is for what is drawn later. */
export function showOther({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>): void {
  const other = picture.parentElement?.dataset['placeholder']
  if (other && picture.getAttribute('src') !== other) picture.src = other
}

const isOpen = (view: HTMLDialogElement): boolean => view.open || view.matches(':popover-open')
const close = (view: HTMLDialogElement | undefined): void => (view?.open ? view.close() : view?.hidePopover())

/** Every picture is a dialog of the browser beside the button that opens it. */
export function LightboxOf({ root, props, renderLarge, small, renderBar, onKey, onToggle }: LightboxOptions): ReactNode {
  const node = useNode()
  const { asset } = useAddresses()
  const [box, ref] = useRoot<HTMLDivElement>(root.ref)
  const id = usePartId('picture')
  const group = toText(props.group)
  const ownViews = (): HTMLDialogElement[] => [...(box.current?.querySelectorAll<HTMLDialogElement>(':scope > dialog') ?? [])]
  /** In the order of the page; what stands where nothing is seen is passed. */
  const views = (): HTMLDialogElement[] =>
    group === ''
      ? ownViews()
      : [...document.querySelectorAll<HTMLDialogElement>(`[data-lightbox="${CSS.escape(group)}"] > dialog`)].filter((view) =>
          view.parentElement?.checkVisibility(),
        )
  const show = (view: HTMLDialogElement | undefined): void => {
    const before = views().find(isOpen)
    if (!view || view === before) return
    close(before)
    view.showModal()
  }
  const step = (by: number): void => {
    const all = views()
    const from = all.findIndex(isOpen)
    if (from >= 0) show(all[(from + by + all.length) % all.length])
  }
  useElementAction('open', (index) => show(ownViews()[typeof index === 'number' ? index : 0]))
  useElementAction('close', () => close(views().find(isOpen)))
  useElementAction('next', () => step(1))
  useElementAction('previous', () => step(-1))

  const arrows = props.arrows !== false
  const onKeyDown = (event: KeyboardEvent): void => {
    const view = ownViews().find(isOpen)
    if (!view || onKey?.(event, view)) return
    if (!arrows || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    const isBack = (event.key === 'ArrowLeft') !== (getComputedStyle(event.currentTarget).direction === 'rtl')
    step(isBack ? -1 : 1)
  }
  const other = asset(toText(props.fallbackUrl))
  const pictures = Array.isArray(props.pictures) ? props.pictures.slice(0, 200) : []
  const button = { type: 'button' } as const
  return (
    <div {...root} ref={ref} data-lightbox={group} onKeyDown={onKeyDown}>
      {pictures.map((picture: unknown, at) => {
        const own = (name: string): string =>
          typeof picture === 'object' && picture !== null ? toText(Reflect.get(picture, name)) : ''
        const little = asset(own('small'))
        const src = asset(own('url')) || little || other
        const [alt, caption, view] = [own('alt'), own('caption'), `${id}-${at}`]
        const name = alt || caption || String(at + 1)
        if (!src) return null
        const entry = { own, src, other, alt, name }
        const film = small?.(entry)
        return (
          <Fragment key={at}>
            <button
              {...buttonFor(view, 'show-modal')}
              className={`heddle-lightbox-small${film?.className ?? ''}`}
              data-placeholder={other || undefined}
              aria-label={`${film?.label || toText(props.openLabel) || 'Enlarge'}: ${name}`}
            >
              <img src={little || src} alt="" loading="lazy" onError={showOther} />
            </button>
            <dialog
              id={view}
              className="heddle-lightbox-view"
              popover="auto"
              aria-label={name}
              onToggle={({ newState, currentTarget }: ToggleEvent<HTMLDialogElement>) => {
                onToggle?.(currentTarget, newState === 'open')
                if (node.isLive) node.emit(newState === 'open' ? 'open' : 'close', { index: at })
              }}
            >
              <button
                {...buttonFor(view, 'close')}
                className="heddle-lightbox-close"
                aria-label={toText(props.closeLabel) || '×'}
              />
              {renderBar?.(entry)}
              {arrows && (
                <button
                  {...button}
                  className="heddle-lightbox-back"
                  aria-label={toText(props.previousLabel) || '‹'}
                  onClick={() => step(-1)}
                />
              )}
              {arrows && (
                <button
                  {...button}
                  className="heddle-lightbox-on"
                  aria-label={toText(props.nextLabel) || '›'}
                  onClick={() => step(1)}
                />
              )}
              <figure data-placeholder={other || undefined}>
                {renderLarge?.(entry) ?? <img src={src} alt={alt} loading="lazy" onError={showOther} />}
                {caption && <figcaption>{caption}</figcaption>}
              </figure>
              <button {...buttonFor(view, 'close')} className="heddle-lightbox-beside" tabIndex={-1} aria-hidden />
            </dialog>
          </Fragment>
        )
      })}
    </div>
  )
}
