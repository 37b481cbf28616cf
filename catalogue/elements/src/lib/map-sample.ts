/** What a new map shows: six regions side by side. */
export const SAMPLE_MAP = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">
  <path id="north-west" d="M20 40 180 20 210 90 190 180 60 190 20 120Z"><title>North-west</title></path>
  <path id="north" d="M180 20 380 30 400 110 340 170 190 180 210 90Z"><title>North</title></path>
  <path id="north-east" d="M380 30 560 60 580 170 470 200 340 170 400 110Z"><title>North-east</title></path>
  <path id="south-west" d="M60 190 190 180 230 270 200 360 80 340 30 260Z"><title>South-west</title></path>
  <path id="south" d="M190 180 340 170 390 260 370 380 200 360 230 270Z"><title>South</title></path>
  <path id="south-east" d="M340 170 470 200 580 170 560 310 370 380 390 260Z"><title>South-east</title></path>
</svg>`
