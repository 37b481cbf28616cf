/** Bytes of CSS that are written into the page; more than that becomes a file of its own. */
export const MAX_INLINE_CSS = 50 * 1024
/** Path in a release of the page for unknown addresses of a site that has none of its own. */
export const BUILT_IN_NOT_FOUND = 'built-in/404.html'
/** Path in a release of the web app manifest. */
export const MANIFEST_FILE = 'manifest.webmanifest'
/** Path in a release of what visitors without a connection see of a site that names no page for them. */
export const BUILT_IN_OFFLINE = 'built-in/offline.html'
/** Folder in a release of what the server must know to fetch rows of collections; no visitor is given its files. */
export const SOURCES_FOLDER = 'sources'
/** Folder in a release of what the server must know to run actions of plugins; no visitor is given its files. */
export const SERVER_ACTIONS_FOLDER = 'server-actions'
/** Folder in a release of texts that elements were drawn from ahead. */
export const AHEAD_FOLDER = 'ahead'
/** Folder in a release of what pages are drawn anew by when somebody asks for them; no visitor is given its files. */
export const REQUESTS_FOLDER = 'requests'
/** Height in pixels of a bar at the top that does not say its own: a line of links and its space around. */
export const USUAL_BAR = 80
/** A part that is taller, in pixels, is no bar. */
export const TALLEST_BAR = 240
/** Folder of uploaded files on a published site. */
export const ASSETS_FOLDER = 'assets'
/** Widths in pixels that a host makes of pictures on demand, smallest first. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920, 2560] as const
/** Key of a picture's address that names one of them. */
export const PICTURE_WIDTH_KEY = 'w'
/** Key of a picture's address that names the edge of a square icon of it. */
export const ICON_KEY = 'icon'
/** Nodes that one instance on a page may bring in, those of the components inside it included. */
export const MAX_COMPONENT_PARTS = 5000
