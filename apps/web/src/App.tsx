import { BrowserRouter, Route, Routes } from 'react-router';
import { registerFonts } from './engine/font-files.ts';
import { TestPage } from './screens/TestPage.tsx';

registerFonts();

export const App = () => (
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<TestPage />} />
    </Routes>
  </BrowserRouter>
);
