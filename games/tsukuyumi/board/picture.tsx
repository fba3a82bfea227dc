import { useId } from 'react'

/** The fallen moon lies cracked beyond the ruins, and something stirs before it. */
export default function TsukuyumiPicture() {
  const id = useId()
  return (
    <svg viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-tsu-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#16161d" />
          <stop offset="0.6" stopColor="#34303f" />
          <stop offset="1" stopColor="#5b2530" />
        </linearGradient>
        <radialGradient id={`${id}-tsu-moon`} cx="0.36" cy="0.3" r="0.85">
          <stop offset="0" stopColor="#f3effa" />
          <stop offset="0.55" stopColor="#bfb4d8" />
          <stop offset="1" stopColor="#5a5078" />
        </radialGradient>
        <linearGradient id={`${id}-tsu-haze`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d94352" stopOpacity="0" />
          <stop offset="1" stopColor="#d94352" stopOpacity="0.5" />
        </linearGradient>
      </defs>
      <rect width="480" height="270" fill={`url(#${id}-tsu-sky)`} />
      <circle cx="214" cy="158" r="132" fill={`url(#${id}-tsu-moon)`} />
      <g fill="#8f84ac" opacity="0.55">
        <circle cx="160" cy="108" r="24" />
        <circle cx="246" cy="80" r="15" />
        <circle cx="282" cy="140" r="28" />
        <circle cx="196" cy="166" r="12" />
        <circle cx="120" cy="166" r="14" />
      </g>
      <path
        d="M228 26l-10 34 22 22-14 30 26 22-20 34 18 30-8 44"
        fill="none"
        stroke="#b3182b"
        strokeWidth="5"
        strokeLinejoin="bevel"
      />
      <path
        d="M240 82l34-6 26 14M226 112l-36 8-22-8M232 168l-40 20-36-6M250 134l36 22"
        fill="none"
        stroke="#b3182b"
        strokeWidth="2.6"
        strokeLinejoin="bevel"
      />
      <g fill="#bfb4d8">
        <path d="M352 60l22-8 14 14-10 18-22-4Z" />
        <path d="M392 96l12-6 10 8-6 12-12-2Z" />
        <path d="M340 28l10-5 8 6-4 10-11-1Z" />
        <path d="M72 44l14-6 10 8-5 13-14-1Z" />
        <path d="M44 84l8-4 7 5-3 9-9-1Z" />
      </g>
      <rect y="170" width="480" height="100" fill={`url(#${id}-tsu-haze)`} />
      <path
        d="M0 270V196l18 2 4-24 16 3v-20l18 5 6 40 20-2 8-34 14 2 4 26 22 6 10-22 14 4v24l30-6 22 10 38-8 30 10 28-14 12 6 4-28 16-4 6 22 20 4 10-46 18 6 4-22 14 4 4 46 18 2 8-22 14 4 16 30V270Z"
        fill="#15141b"
      />
      <g fill="#0a0a0f" stroke="#d94352" strokeWidth="1.6" strokeLinejoin="bevel">
        <path d="M318 270l6-46-14-22 10-34-12-16 18 6 4-24 14 18 14-22 4 22 20-10-8 20 22 18-6 30 16 18-10 42Z" />
      </g>
      <path d="M340 158l12 5-12 4Z M376 158l-12 5 12 4Z" fill="#ff5466" />
      <path d="M346 182l8 6 8-6 6 6-6 8h-16l-6-8Z" fill="#b3182b" />
      <path d="M0 270v-26l60 8 70-12 90 14 100-10 90 12 70-12v26Z" fill="#07070a" />
    </svg>
  )
}
