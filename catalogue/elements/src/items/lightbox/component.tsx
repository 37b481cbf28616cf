import { Fragment, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react'
import { toText, useAddresses, useElementAction, useNode, usePartId, useRoot, type ElementProps } from '@heddle/kit/react'
import type { lightboxDefinition } from './definition.ts'

/** Told in both ways, as browsers of 2024 know no commands: there the picture is a popover, with the page within reach. */
const buttonFor = (view: string, command: 'show-modal' | 'close') =>
  ({
    type: 'button',
    command,
    commandfor: view,
    popoverTarget: view,
    popoverTargetAction: command === 'close' ? 'hide' : 'show',
  }) as const

const isOpen = (view: HTMLDialogElement): boolean => view.open || view.matches(':popover-open')
const close = (view: HTMLDialogElement | undefined): void => (view?.open ? view.close() : view?.hidePopover())

/** Every picture is a dialog of the browser beside the button that opens it. */
export function Lightbox({ root, props }: ElementProps<typeof lightboxDefinition>): ReactNode {
  const node = useNode()
  const { asset } = useAddresses()
  const [box, ref] = useRoot<HTMLDivElement>(root.ref)
  const id = usePartId('picture')
  const views = (): HTMLDialogElement[] => [...(box.current?.querySelectorAll<HTMLDialogElement>(':scope > dialog') ?? [])]
  const openedAt = (): number => views().findIndex(isOpen)
  const show = (index: number): void => {
    const [all, before] = [views(), openedAt()]
    if (index === before) return
    close(all[before])
    all[index]?.showModal()
  }
  const step = (by: number): void => {
    const [count, from] = [views().length, openedAt()]
    if (from >= 0) show((from + by + count) % count)
  }
  useElementAction('open', (index) => show(typeof index === 'number' ? index : 0))
  useElementAction('close', () => close(views()[openedAt()]))
  useElementAction('next', () => step(1))
  useElementAction('previous', () => step(-1))

  const arrows = props.arrows !== false
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!arrows || openedAt() < 0 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    const isBack = (event.key === 'ArrowLeft') !== (getComputedStyle(event.currentTarget).direction === 'rtl')
    step(isBack ? -1 : 1)
  }
  const pictures = Array.isArray(props.pictures) ? props.pictures.slice(0, 200) : []
  const button = { type: 'button' } as const
  return (
    <div {...root} ref={ref} data-lightbox="" onKeyDown={onKeyDown}>
      {pictures.map((picture: unknown, at) => {
        const own = (name: string): string =>
          typeof picture === 'object' && picture !== null ? toText(Reflect.get(picture, name)) : ''
        const src = asset(own('url'))
        const [alt, caption, view] = [own('alt'), own('caption'), `${id}-${at}`]
        const name = alt || caption || String(at + 1)
        if (!src) return null
        return (
          <Fragment key={at}>
            <button
              {...buttonFor(view, 'show-modal')}
              className="heddle-lightbox-small"
              aria-label={`${toText(props.openLabel) || 'Enlarge'}: ${name}`}
            >
              <img src={src} alt="" loading="lazy" />
            </button>
            <dialog
              id={view}
              className="heddle-lightbox-view"
              popover="auto"
              aria-label={name}
              onToggle={({ newState }: ToggleEvent) => {
                if (node.isLive) node.emit(newState === 'open' ? 'open' : 'close', { index: at })
              }}
            >
              <button
                {...buttonFor(view, 'close')}
                className="heddle-lightbox-close"
                aria-label={toText(props.closeLabel) || '×'}
              />
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
              <figure>
                <img src={src} alt={alt} loading="lazy" />
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
