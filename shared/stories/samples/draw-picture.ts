/** Draws a landscape, as a data URL and as a file. */
export function drawPicture(): { url: string; file: File } {
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 600;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  const hill = (colour: string, from: number, top: number, to: number) => {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, 600);
    context.lineTo(0, from);
    context.quadraticCurveTo(450, top, 900, to);
    context.lineTo(900, 600);
    context.fill();
  };
  context.fillStyle = '#f0d9b5';
  context.fillRect(0, 0, 900, 600);
  hill('#8fa7a3', 330, 120, 380);
  hill('#48605f', 420, 260, 330);
  hill('#15434a', 480, 560, 420);
  const url = canvas.toDataURL('image/png');
  const bytes = Uint8Array.from(atob(url.split(',')[1] ?? ''), (char) => char.charCodeAt(0));
  return { url, file: new File([bytes], 'hills.png', { type: 'image/png' }) };
}
