/** Units CSS knows for lengths; everything else with letters after a number is a slip of the pen. */
export const LENGTH_UNITS: ReadonlySet<string> = new Set(
  'px % em rem vw vh vmin vmax svw svh lvw lvh dvw dvh vi vb ch ex cap ic lh rlh cqw cqh cqi cqb cqmin cqmax cm mm q in pt pc'.split(
    ' ',
  ),
)

export const TIME_UNITS: ReadonlySet<string> = new Set(['s', 'ms'])

export const UNITS: ReadonlySet<string> = new Set([
  ...LENGTH_UNITS,
  ...TIME_UNITS,
  'fr',
  'deg',
  'rad',
  'grad',
  'turn',
  'x',
  'dppx',
  'dpi',
])

export const MATH_FUNCTIONS: ReadonlySet<string> = new Set('calc min max clamp var round mod rem abs sign env'.split(' '))

export const COLOR_FUNCTIONS: ReadonlySet<string> = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var'.split(' '),
)

export const EASING_FUNCTIONS: ReadonlySet<string> = new Set(['cubic-bezier', 'steps', 'linear'])

/** Functions a value may call. What is not here is refused: `expression()`, `element()`, `image-set()`, `attr()` … */
export const FUNCTIONS: ReadonlySet<string> = new Set([
  ...MATH_FUNCTIONS,
  ...COLOR_FUNCTIONS,
  ...'linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient'.split(
    ' ',
  ),
  ...'repeat minmax fit-content'.split(' '),
  ...'translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d rotate rotatex rotatey rotatez rotate3d'.split(
    ' ',
  ),
  ...'skew skewx skewy matrix matrix3d perspective'.split(' '),
  ...'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia'.split(' '),
  ...EASING_FUNCTIONS,
])

/** Keywords that every property takes. */
export const GLOBAL_KEYWORDS: ReadonlySet<string> = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer'])

export const COLOR_NAMES: ReadonlySet<string> = new Set(
  (
    'transparent currentcolor aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
    'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey ' +
    'darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey ' +
    'darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite ' +
    'gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon ' +
    'lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue ' +
    'lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid ' +
    'mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin ' +
    'navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff ' +
    'peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver ' +
    'skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'
  ).split(' '),
)
