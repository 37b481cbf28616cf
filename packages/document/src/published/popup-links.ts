/** Attribute of what opens or closes a popup by a press, without a workflow (specification section 2, links). */
export const POPUP_LINK_ATTRIBUTE = 'data-popup-link'
/** Its value, before the id of the popup. */
export const OPEN_POPUP = 'open '
/** The same where a workflow of the press opens it, with values: the browser is told of no other way. */
export const OPEN_GIVEN = 'given '
/** Its value where the popup is closed in which the element stands. */
export const CLOSE_POPUP = 'close'

/** Attributes of a button that the browser itself opens or closes a dialog with (HTML, invoker commands). */
export const COMMAND_ATTRIBUTE = 'command'
export const COMMAND_FOR_ATTRIBUTE = 'commandfor'
