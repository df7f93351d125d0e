module Engine
  module Game
    module G18Dell
      module Meta
        GAME_DESIGNER = 'Nobody'
        PLAYER_RANGE = (2..4).freeze
      end
    end
  end
end
