/** The dog's head and chest in profile, for the view box `64 -48 520 560`. */
export const outline =
  'M142 530C138 470 158 428 190 396c8-8 6-19-5-20-24-2-46-8-66-18-14-7-20-17-19-30l1-9c-8-8-12-18-10-29 3-17 16-27 34-29 24-3 42-9 58-21 14-10 22-24 32-40 15-26 40-42 72-49 7-2 10-6 12-13 8-38 26-74 56-100 10-8 22-4 24 9 7 44 4 86-10 122-3 8-3 13-1 20 8 26 12 54 18 82 12 58 50 96 72 150 10 25 15 52 16 109Z';

/** The dog of the landing page. Decorative, because the headline next to it says the same. */
export function Dog({ className }: { className?: string }) {
  return (
    <svg viewBox="64 -48 520 560" fill="none" aria-hidden="true" className={className}>
      <g stroke="var(--accent)" strokeWidth="15" strokeLinecap="round">
        <path className="arc" d="M426 52a84 84 0 0 1 0 120" />
        <path className="arc" d="M468 8a144 144 0 0 1 0 208" opacity=".66" />
        <path className="arc" d="M510-35a204 204 0 0 1 0 294" opacity=".36" />
      </g>
      <path fill="var(--dog-shade)" d="M246 186c-8-40-8-76 0-104 6-20 22-20 32-6 18 26 30 60 34 92Z" />
      <path
        fill="var(--dog-light)"
        d="M270 69c-20-2-46 14-60 41-5 10 3 18 14 15 24-6 46-17 56-34 7-11 2-21-10-22Z"
      />
      <clipPath id="dog">
        <path d={outline} />
      </clipPath>
      <g clipPath="url(#dog)">
        <path fill="var(--dog)" d="M60 0h500v540H60Z" />
        <path fill="var(--dog-light)" d="M120 540V396h72c4 34 62 42 70 84 4 22-6 40-10 60Z" />
        <path
          fill="var(--dog-shade)"
          d="M88 280c8-10 22-18 38-19 6-1 11-1 16-3 2 21-9 38-26 41-16 3-28-5-28-19Z"
        />
        <path stroke="var(--accent)" strokeWidth="19" d="M176 384c60 36 156 22 230-38" />
      </g>
      <circle cx="270" cy="432" r="17" fill="var(--accent)" />
      <g stroke="var(--dog-line)" strokeWidth="6.5" strokeLinecap="round">
        <path d="M331 154c4-34 14-64 32-88M116 322c26 12 54 12 80-6" />
        <path d="M218 212c4-5 10-8 17-9" opacity=".55" />
      </g>
      <circle cx="236" cy="240" r="10.5" fill="var(--dog-line)" />
    </svg>
  );
}
