import { memo } from 'react'

/** A world seen from its orbit; every kind of location has its own face, every location its own colours. */
interface PlanetProps {
  readonly id: string
  readonly type: string
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Tells this drawing's gradients from the others'. */
  readonly name: string
}

/** Hues of glazed pottery; each location has its own, the same every time. */
const HUES = [22, 205, 338, 168, 262, 44, 190, 300, 8, 225, 150, 32, 280, 200, 350, 178]
const hueOf = (id: string): number => HUES[Number(id.replace(/\D/g, '')) % HUES.length]

export const Planet = memo(function Planet({ id, type, x, y, radius, name }: PlanetProps) {
  const hue = hueOf(id)
  const gradient = `ss-planet-${name}`
  const clip = `ss-planet-clip-${name}`
  return (
    <g className="ss-planet" transform={`translate(${x} ${y}) scale(${radius / 100})`}>
      <defs>
        <radialGradient id={gradient} cx="0.34" cy="0.28" r="0.85">
          <stop offset="0" stopColor={`hsl(${hue} 48% 64%)`} />
          <stop offset="0.5" stopColor={`hsl(${(hue + 12) % 360} 44% 36%)`} />
          <stop offset="1" stopColor={`hsl(${(hue + 46) % 360} 56% 10%)`} />
        </radialGradient>
        <clipPath id={clip}>
          <circle r="100" />
        </clipPath>
      </defs>
      <circle r="112" fill={`hsl(${hue} 60% 60%)`} opacity="0.07" />
      <circle r="105" fill={`hsl(${hue} 60% 60%)`} opacity="0.12" />
      <circle r="100" fill={`url(#${gradient})`} />
      <g clipPath={`url(#${clip})`} opacity="0.34">
        <Surface type={type} hue={hue} />
      </g>
      {type === 'Outpost' && (
        <path
          d="M-150 34C-118 2 118-62 152-48C176-38 96 22 20 44C-70 70-178 62-150 34ZM-128 32C-136 52-60 52 16 30C88 10 140-28 128-36C108-46-104 6-128 32Z"
          fill={`hsl(${(hue + 40) % 360} 60% 78%)`}
          opacity="0.6"
        />
      )}
    </g>
  )
})

/** Bands for temples, plains of light for cities, broken plates for citadels, craters for outposts. */
function Surface({ type, hue }: { readonly type: string; readonly hue: number }) {
  const light = `hsl(${(hue + 30) % 360} 80% 82%)`
  const dark = `hsl(${hue} 60% 16%)`
  switch (type) {
    case 'Temple':
      return (
        <path
          d="M-100-46C-40-64 40-28 100-50V-30C40-12-40-46-100-28ZM-100 0C-30-18 30 20 100-2V8C30 30-30-6-100 14ZM-100 42C-40 24 40 64 100 40V66C40 84-40 52-100 72Z"
          fill={light}
        />
      )
    case 'City':
      return (
        <>
          <path
            d="M-66-22A6 6 0 1 1-54-22A6 6 0 1 1-66-22ZM-46-44A9 9 0 1 1-28-44A9 9 0 1 1-46-44ZM-20-12A7 7 0 1 1-6-12A7 7 0 1 1-20-12ZM-52 12A8 8 0 1 1-36 12A8 8 0 1 1-52 12ZM-14 28A10 10 0 1 1 6 28A10 10 0 1 1-14 28ZM22-38A6 6 0 1 1 34-38A6 6 0 1 1 22-38ZM32 8A9 9 0 1 1 50 8A9 9 0 1 1 32 8ZM14 58A8 8 0 1 1 30 58A8 8 0 1 1 14 58Z"
            fill={light}
          />
          <path
            d="M-60-22L-37-44L-13-12L-44 12L-4 28L41 8L28-38L-37-44M41 8L66-18M-4 28L22 58L41 8M-44 12L-34 54L22 58M-13-12L28-38"
            fill="none"
            stroke={light}
            strokeWidth="2"
          />
        </>
      )
    case 'Outpost':
      return (
        <path
          d="M-40-30A18 14 0 1 1-4-30A18 14 0 1 1-40-30ZM18 4A24 18 0 1 1 66 4A24 18 0 1 1 18 4ZM-52 34A16 11 0 1 1-20 34A16 11 0 1 1-52 34ZM24-58A10 7 0 1 1 44-58A10 7 0 1 1 24-58Z"
          fill={dark}
        />
      )
    default:
      return (
        <path
          d="M-96-40L-50-62L-20-30L22-52L70-70L96-20L48-4L60 30L16 18L-14 46L-58 22L-92 30L-60-6ZM-30 70L0 54L44 62L20 92Z"
          fill={dark}
        />
      )
  }
}
