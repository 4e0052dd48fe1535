import { type Art, lay } from './art.ts';
import { blurred, clipped, inkOn, linear, radial, shade, stops } from './paint.ts';
import { circle, ellipse, ellipsePath, line, path, poly, rect, rectPath } from './path.ts';
import { castShadow, groundShadow, sweep, table } from './scene.ts';
import { weave } from './texture.ts';
import { text } from './type.ts';

/** Give-aways: what a company orders by the hundred. */

export function cap(color: string, art: Art, peak = shade(color, -0.25)): string {
  const crown = 'M 210 900 C 190 560 330 330 600 326 C 880 330 1010 560 990 900 C 800 840 400 840 210 900 Z';
  const brim =
    'M 210 890 C 400 826 800 826 990 890 C 1090 950 1130 1030 1110 1090 C 1090 1140 900 1060 600 1060 C 300 1060 110 1140 90 1090 C 70 1030 110 950 210 890 Z';
  const light = radial(430, 470, 700, stops([0, '#ffffff', 0.32], [0.4, '#ffffff', 0.02], [1, '#120c08', 0.55]), true);
  const under = linear([0, 850], [0, 1120], stops([0, shade(peak, -0.4)], [0.35, peak], [1, shade(peak, 0.16)]), true);
  const print = lay(art, (x, y) => {
    const a = (x / art.w - 0.5) * 1.15;
    return [600 + 430 * Math.sin(a), 415 + (y / art.h) * 546 - 34 * Math.cos(a) + 34];
  });
  const seam = (d: string) =>
    path(d, { stroke: shade(color, -0.45), width: 3, opacity: 0.6 }) +
    path(d, {
      stroke: shade(color, 0.35),
      width: 2,
      more: 'stroke-dasharray="7 6" transform="translate(6 2)"',
      opacity: 0.6,
    });
  const arcs = [0, 1, 2, 3]
    .map((i) =>
      path(
        `M ${230 - i * 34} ${930 + i * 40} C 420 ${866 + i * 42} 780 ${866 + i * 42} ${970 + i * 34} ${930 + i * 40}`,
        { stroke: shade(peak, 0.3), width: 2.4, more: 'stroke-dasharray="9 6"', opacity: 0.7 },
      ),
    )
    .join('');
  const holes = [
    [360, 560],
    [842, 560],
  ]
    .map(([x, y]) => circle(x as number, y as number, 15, { fill: '#120c08', stroke: shade(color, 0.2), width: 6 }))
    .join('');
  return (
    sweep(1000) + groundShadow(610, 1108, 500, 66) + light.def + under.def +
    clipped(path(crown, color) + seam('M 600 326 C 420 430 330 640 330 880') + seam('M 600 326 C 790 430 872 640 872 880') + holes + print + path(crown, light.url) + weave(0.16), crown) +
    circle(600, 330, 26, shade(color, -0.2)) + circle(594, 324, 17, shade(color, 0.14)) + blurred(path('M 210 890 C 400 826 800 826 990 890', { stroke: '#120c08', width: 22 }), 10, 0.5) +
    clipped(path(brim, under.url) + arcs + weave(0.14) + blurred(ellipse(430, 1000, 260, 36, '#ffffff'), 30, 0.22), brim) + path(brim, { stroke: shade(peak, -0.4), width: 3, opacity: 0.6 })
  ); // biome-ignore format: layers
}

export function tote(color: string, art: Art, strap = color): string {
  const bag =
    'M 240 520 L 960 520 C 985 800 990 1080 1000 1380 C 1000 1402 985 1410 960 1412 C 720 1430 480 1430 240 1412 C 215 1410 200 1402 200 1380 C 210 1080 215 800 240 520 Z';
  const loop = (dy: number, ink: string, w: number) =>
    path(
      `M 410 ${560 + dy} C 400 ${200 + dy} 440 ${90 + dy} 600 ${90 + dy} C 760 ${90 + dy} 800 ${200 + dy} 790 ${560 + dy}`,
      { stroke: ink, width: w },
    );
  const light = linear(
    [200, 500],
    [1000, 1420],
    stops([0, '#ffffff', 0.34], [0.4, '#ffffff', 0], [1, '#2a1804', 0.34]),
    true,
  );
  const folds = ['M 300 530 C 330 800 280 1100 300 1400', 'M 880 530 C 850 800 930 1100 890 1400', 'M 560 1150 C 600 1250 540 1330 560 1410', 'M 420 540 C 440 640 420 760 450 860'].map((d) => path(d, { stroke: '#2a1804', width: 26 })).join(''); // biome-ignore format: four folds
  const print = lay(art, (x, y) => [
    600 + (x / art.w - 0.5) * 480 + 6 * Math.sin(y / 90),
    660 + (y / art.h) * 480 * (art.h / art.w) + 8 * Math.sin(x / 120),
  ]);
  const patch = (x: number) =>
    rect(x - 34, 528, 68, 92, shade(strap, -0.1), 3) +
    path(`M ${x - 24} 538 L ${x + 24} 610 M ${x + 24} 538 L ${x - 24} 610`, {
      stroke: shade(strap, 0.4),
      width: 2.6,
      more: 'stroke-dasharray="6 4"',
    });
  return (
    table() + `<g transform="translate(0 -20)">${loop(-16, shade(strap, -0.45), 48)}${castShadow(bag, 30, 36, 26, 0.4)}${light.def}` +
    clipped(path(bag, color) + print + blurred(folds, 16, 0.14) + rect(190, 516, 830, 44, shade(color, -0.1)) + line([[230, 560], [970, 560]], shade(color, -0.35), 2, 'stroke-dasharray="8 6"') + path(bag, light.url) + weave(0.26), bag) +
    blurred(loop(8, '#2a1804', 44), 12, 0.3) + loop(0, shade(strap, -0.3), 48) + loop(-2, strap, 42) + patch(410) + patch(790) + '</g>'
  ); // biome-ignore format: layers
}

export function badges(list: readonly { art: Art; color: string }[]): string {
  const spots = [[400, 420, 280], [840, 560, 230], [390, 940, 230], [790, 1060, 300]] as const; // biome-ignore format: four places
  return table() + spots.map(([x, y, r], i) => {
    const { art, color } = list[i % list.length] as { art: Art; color: string };
    const d = ellipsePath(x, y, r);
    const dome = radial(x - r * 0.35, y - r * 0.4, r * 1.5, stops([0, '#ffffff', 0.5], [0.35, '#ffffff', 0.05], [0.75, '#1a0f04', 0.06], [1, '#1a0f04', 0.55]), true);
    const k = (r * 1.2) / art.w;
    return castShadow(d, 18, 24, 15, 0.46) + dome.def + clipped(path(d, color) + lay(art, (px, py) => [x + (px - art.w / 2) * k, y - r * 0.04 + (py - art.h / 2) * k]) + path(d, dome.url), d) + path(ellipsePath(x, y, r - 4), { stroke: shade(color, -0.5), width: 5, opacity: 0.35 }) + blurred(ellipse(x - r * 0.36, y - r * 0.55, r * 0.3, r * 0.11, '#ffffff'), 8, 0.75);
  }).join('');
} // biome-ignore format: one badge

export function umbrella(first: string, second: string, art: Art): string {
  const ribs = [-470, -300, -105, 105, 300, 470];
  const hem = (i: number): [number, number] => [600 + (ribs[i] as number), 760 - Math.abs(ribs[i] as number) * 0.12];
  const light = radial(430, 380, 760, stops([0, '#ffffff', 0.4], [0.4, '#ffffff', 0.02], [1, '#120c08', 0.5]), true);
  const panels = ribs
    .slice(0, -1)
    .map((_, i) => {
      const [[ax, ay], [bx, by]] = [hem(i), hem(i + 1)];
      const bulge = (k: number) => 600 + (k - 600) * 1.02;
      const d = `M 600 230 C ${600 + (ax - 600) * 0.55} 270 ${bulge(ax)} 460 ${ax} ${ay} Q ${(ax + bx) / 2} ${(ay + by) / 2 - 66} ${bx} ${by} C ${bulge(bx)} 460 ${600 + (bx - 600) * 0.55} 270 600 230 Z`;
      return path(d, i % 2 ? first : second) + path(d, light.url) + path(d, { stroke: '#00000033', width: 2 });
    })
    .join('');
  const print = lay(art, (x, y) => [
    600 + (x / art.w - 0.5) * 190 * (0.75 + (0.4 * y) / art.h),
    410 + (y / art.h) * 230,
  ]);
  const steel = linear([590, 0], [612, 0], stops([0, '#ffffff'], [0.5, '#a4abb2'], [1, '#5c636a']), true);
  const wood = linear([560, 0], [760, 0], stops([0, '#c99a5e'], [1, '#7d5127']), true);
  return (
    sweep(1180) + groundShadow(640, 1390, 300, 36, 0.3) + steel.def + wood.def + light.def + path('M 140 712 Q 600 640 1060 712 L 900 742 Q 600 690 300 742 Z', '#0d0b0a') + rect(591, 690, 20, 520, steel.url) +
    path('M 601 1170 L 601 1290 C 601 1400 770 1400 766 1290', { stroke: shade('#7d5127', -0.4), width: 50 }) + path('M 601 1170 L 601 1290 C 601 1400 770 1400 766 1290', { stroke: wood.url, width: 42 }) + panels + print +
    rect(593, 176, 14, 60, '#3a3d41', 6) + ribs.map((_, i) => { const [x, y] = hem(i); return circle(x, y, 8, '#c9ccd0'); }).join('')
  ); // biome-ignore format: layers
}

export function lanyard(color: string, card: Art, label: string): string {
  const band = (d: string) =>
    path(d, { stroke: shade(color, -0.4), width: 66 }) + path(d, { stroke: color, width: 60 });
  const light = linear([0, 0], [1, 1], stops([0, '#ffffff', 0.35], [0.35, '#ffffff', 0], [1, '#1a0f04', 0.18]));
  const words = (x: number, y: number, turned: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turned})">${text(label, 0, 12, 34, inkOn(color), { face: 'bold', anchor: 'middle' })}</g>`;
  const frame = rectPath(330, 600, 540, 760, 34);
  const k = 480 / card.w;
  return (
    table() + castShadow('M 250 -40 L 330 -40 L 630 470 L 570 470 Z', 20, 26, 14, 0.35) + castShadow('M 950 -40 L 870 -40 L 570 470 L 630 470 Z', 20, 26, 14, 0.35) + band('M 900 -60 L 606 470') + words(760, 200, -61) + band('M 300 -60 L 594 470') + words(440, 200, 61) +
    rect(566, 440, 68, 60, '#3a3d41', 8) + path('M 600 500 L 600 560', { stroke: '#8b9096', width: 22 }) + path(ellipsePath(600, 590, 26, 40), { stroke: '#b9bfc5', width: 12 }) + castShadow(frame, 24, 32, 18, 0.42) + path(frame, '#eef1f2') + rect(545, 620, 110, 22, '#a7afb5', 11) +
    lay(card, (x, y) => [360 + x * k, 665 + y * k]) + light.def + path(frame, light.url) + path(frame, { stroke: '#ffffff', width: 5, opacity: 0.8 })
  ); // biome-ignore format: layers
}

/** The card in the lanyard: a face, a name, a task. */
export function idCard(name: string, hindi: string, task: string, strong: string, dark: string): Art {
  const mid = { anchor: 'middle' } as const;
  const face = circle(240, 270, 62, '#b9794a') + path('M 176 262 C 170 190 310 190 304 262 C 296 226 190 226 176 262 Z', '#1d140f') + path('M 110 430 C 116 330 364 330 370 430 Z', dark); // biome-ignore format: a portrait
  const svg = rect(0, 0, 480, 640, '#fffdf8') + rect(0, 0, 480, 120, strong) + text('VOLUNTEER', 240, 80, 56, inkOn(strong, dark), { ...mid, face: 'heavy', tracking: 0.06 }) + rect(100, 150, 280, 280, '#f1e6cf', 12) + clipped(face, rectPath(100, 150, 280, 280, 12)) + text(name, 240, 502, 58, dark, { ...mid, face: 'bold', maxWidth: 420 }) + text(hindi, 240, 552, 38, dark, { ...mid, maxWidth: 420 }) + text(task, 240, 600, 34, '#c2185b', { ...mid, face: 'bold', maxWidth: 420 }); // biome-ignore format: a card
  return { w: 480, h: 640, svg };
}

/** A window with folded cards or a box: invitations and gift packs. */
export function invitation(front: Art, inside: Art): string {
  const place = (art: Art, cx: number, cy: number, deg: number, width: number) => {
    const [k, a] = [width / art.w, (deg * Math.PI) / 180];
    const bend = (x: number, y: number) => { const [px, py] = [(x - art.w / 2) * k, (y - art.h / 2) * k]; return [cx + px * Math.cos(a) - py * Math.sin(a), cy + px * Math.sin(a) + py * Math.cos(a)] as const; }; // biome-ignore format: a turn
    const corners = ([[0, 0], [art.w, 0], [art.w, art.h], [0, art.h]] as const).map(([x, y]) => bend(x, y)); // biome-ignore format: four corners
    const d = `M ${corners.map((p) => p.join(' ')).join(' L ')} Z`;
    return castShadow(d, 22, 28, 18, 0.4) + lay(art, bend) + path(d, { stroke: '#ffffff', width: 3, opacity: 0.4 });
  };
  const petals = Array.from({ length: 34 }, (_, i) => { const [x, y, r] = [80 + ((i * 389) % 1080), 60 + ((i * 613) % 1380), 16 + ((i * 7) % 14)]; return blurred(ellipse(x + 5, y + 7, r, r * 0.6, '#3a2508'), 5, 0.35) + ellipse(x, y, r, r * 0.6, i % 2 ? '#ee7d16' : '#f4c20d'); }).join(''); // biome-ignore format: one petal
  return table() + petals + place(inside, 740, 640, 9, 640) + place(front, 470, 840, -7, 680);
}

/** A tall paper bag with cord handles. */
export function paperBag(color: string, art: Art): string {
  const front = 'M 210 480 L 850 520 L 850 1370 L 210 1330 Z';
  const side = 'M 850 520 L 1030 450 L 1030 1260 L 850 1370 Z';
  const light = linear([0, 0], [1, 1], stops([0, '#ffffff', 0.3], [0.5, '#ffffff', 0], [1, '#1a0f04', 0.16]));
  const cord = path('M 380 500 C 380 180 650 200 660 520', { stroke: '#5f3a17', width: 14 });
  const print = lay(art, (x, y) => [530 + (x / art.w - 0.5) * 470, 660 + (y / art.h) * 470 * (art.h / art.w) + (x / art.w - 0.5) * 30]);
  return sweep(1080) + groundShadow(680, 1350, 460, 60) + path('M 210 480 L 390 420 L 1030 450 L 850 520 Z', shade(color, -0.5)) + path('M 450 450 C 450 150 730 170 740 480', { stroke: '#4a2d10', width: 12 }) + path(front, color) + clipped(print, front) + light.def + path(front, light.url) + path(side, shade(color, -0.28)) + poly([[850, 520], [940, 500], [940, 1310], [850, 1370]], shade(color, -0.2)) + circle(380, 520, 12, '#d9a441') + circle(660, 538, 12, '#d9a441') + cord;
} // biome-ignore format: a scene
