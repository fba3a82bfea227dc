const PLANETS = [
  { orbit: 58, size: 6, seconds: 14, colour: 'var(--ink-soft)', start: 40 },
  { orbit: 92, size: 9, seconds: 24, colour: 'var(--offer)', start: 210 },
  { orbit: 130, size: 7, seconds: 40, colour: 'var(--seat-0)', start: 300 },
  { orbit: 172, size: 13, seconds: 70, colour: 'var(--accent)', start: 120 },
] as const

const TICKS = Array.from({ length: 72 }, (_, i) => i * 5)

/** The machine that the project is named after, slowly turning. */
export function OrreryDrawing() {
  return (
    <svg className="orrery" viewBox="-200 -200 400 400" aria-hidden="true">
      <circle r="190" fill="none" stroke="var(--orbit)" />
      <g stroke="var(--orbit)">
        {TICKS.map((degrees) => (
          <path key={degrees} d={degrees % 30 === 0 ? 'M0-190V-178' : 'M0-190V-184'} transform={`rotate(${degrees})`} />
        ))}
      </g>
      <circle r="26" fill="var(--glow)" />
      <circle r="15" fill="var(--accent-strong)" />
      {PLANETS.map(({ orbit, size, seconds, colour, start }) => (
        <g key={orbit}>
          <circle r={orbit} fill="none" stroke="var(--orbit)" strokeDasharray={orbit === 130 ? '3 5' : undefined} />
          <g transform={`rotate(${start})`}>
            <g className="orrery-turn" style={{ animationDuration: `${seconds}s` }}>
              <path d={`M0 0H${orbit}`} stroke="var(--accent)" strokeWidth="1.2" opacity="0.7" />
              <circle cx={orbit} r={size} fill={colour} stroke="var(--ground)" strokeWidth="2" />
              {orbit === 172 && <ellipse cx={orbit} rx="21" ry="6" fill="none" stroke="var(--accent)" />}
            </g>
          </g>
        </g>
      ))}
    </svg>
  )
}
